import { shorten } from "../../../format/shorten.ts";

const SHOWN = 140;

/** With what is long, such as the address of a source, folded in. */
export function Reason({ text }: { text: string }) {
  const [beforeAddress = ""] = text.split(/(?=https?:\/\/)/);
  const beginning = shorten(beforeAddress.trim(), SHOWN);
  if (beginning === text.trim()) return <span dir="auto">{text}</span>;
  return (
    <>
      {beginning ? <span dir="auto">{beginning}</span> : null}{" "}
      <details>
        <summary>More</summary> <span dir="auto">{text}</span>
      </details>
    </>
  );
}
