interface Props {
  /** An SVG path of squares of one unit. */
  path: string;
  size: number;
  label: string;
}

const MARGIN = 4;

/** Dark on light in both colour schemes: cameras read it so. */
export function QrCode({ path, size, label }: Props) {
  const side = size + 2 * MARGIN;
  return (
    <svg
      className="qr-code"
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      width="200"
      height="200"
      role="img"
      aria-label={label}
    >
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
