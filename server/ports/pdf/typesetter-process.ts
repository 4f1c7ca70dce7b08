import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { withFields } from "./form-fields.ts";
import type { Handout } from "./handout.ts";
import { printable } from "./printable.ts";

export type Answer = { file: Uint8Array } | { fault: string };

const CACHED_FOR_PAPERS = 8;

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const compiler = NodeCompiler.create({
  workspace: folder("papers"),
  fontArgs: [{ fontPaths: [folder("../../pictures/font")] }],
});

process.on("message", (handout: Handout) => process.send?.(answerTo(handout)));
process.on("disconnect", () => process.exit());
// A server that stops answers first what is in flight, and then its end of the channel closes.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

function answerTo(asked: Handout): Answer {
  const handout = printable(asked);
  try {
    const inputs = { handout: JSON.stringify(handout) };
    const main = folder(`papers/${handout.layout}.typ`);
    const file = compiler.pdf({ mainFilePath: main, inputs }, { pdfStandard: "ua-1" });
    compiler.evictCache(CACHED_FOR_PAPERS);
    return { file: withFields(file, handout.direction) };
  } catch (error) {
    return { fault: faultIn(error, handout) };
  }
}

/** The compiler tells what is wrong in the code of its errors, and may quote what a member wrote. */
function faultIn(error: unknown, { parts }: Handout) {
  const told = error instanceof Error && "code" in error ? error.code : error;
  const facts = parts.flatMap((part) => part.facts ?? []);
  return facts.reduce((fault, { value }) => fault.replaceAll(value, "…"), String(told).replaceAll(/`[^`]*`/g, "`…`"));
}
