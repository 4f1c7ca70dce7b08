interface Props {
  of: string;
  className?: string;
}

/** What stands on a line of its own in the text is a danger. */
export function ThingSentence({ of, className }: Props) {
  return of.split("\n").map((line, index) => (
    <p key={line} className={className}>
      {index > 0 ? <strong>{line}</strong> : line}
    </p>
  ));
}
