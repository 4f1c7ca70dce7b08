import { cloneElement, Fragment, type ReactElement, type ReactNode } from "react";
import type { MessageMetadata, MessagePart } from "../messages/compiled/runtime.js";

type Message<Inputs, Marks> = { parts: (inputs: Inputs) => MessagePart[] } & MessageMetadata<Inputs, unknown, Marks>;

type Props<Inputs, Marks> = {
  of: Message<Inputs, Marks>;
  /** The element around the words between the marks of its name, such as those in `<account>…</account>`. */
  marks: { [Name in keyof Marks]: ReactElement };
} & (keyof Inputs extends never ? { with?: undefined } : { with: Inputs });

/** A sentence of which some words are a link or stand out. Translators move the marks within it. */
export function Rich<Inputs, Marks>({ of, marks, with: inputs }: Props<Inputs, Marks>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A message without values takes none.
  return <>{shown(of.parts((inputs ?? {}) as Inputs), marks)}</>;
}

function shown(parts: MessagePart[], marks: Record<string, ReactElement>): ReactNode {
  const open: ReactNode[][] = [[]];
  for (const [index, part] of parts.entries()) {
    if (part.type === "text") open.at(-1)?.push(part.value);
    if (part.type === "markup-start") open.push([]);
    if (part.type !== "markup-end") continue;
    const words = open.pop() ?? [];
    const mark = marks[part.name];
    open.at(-1)?.push(<Fragment key={index}>{mark ? cloneElement(mark, {}, ...words) : words}</Fragment>);
  }
  return open[0];
}
