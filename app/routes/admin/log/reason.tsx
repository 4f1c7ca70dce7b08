import { Fragment } from "react";
import { shorten } from "../../../format/shorten.ts";

const SHOWN = 140;

/** With what is long, such as the address of a source, folded in. */
export function Reason({ text }: { text: string }) {
  const [beforeAddress = ""] = text.split(/(?=https?:\/\/)/);
  const beginning = shorten(beforeAddress.trim(), SHOWN);
  if (beginning === text.trim()) return <Quoting text={text} />;
  return (
    <>
      {beginning ? <Quoting text={beginning} /> : null}{" "}
      <details>
        <summary>More</summary> <Quoting text={text} />
      </details>
    </>
  );
}

/** Words in another script between quotes would take the quotes and what is around them along. */
function Quoting({ text }: { text: string }) {
  return (
    <span dir="auto">
      {text.split("'").map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which does not change
        <Fragment key={index}>
          {index > 0 ? "'" : null}
          {index % 2 === 1 ? <bdi>{part}</bdi> : part}
        </Fragment>
      ))}
    </span>
  );
}
