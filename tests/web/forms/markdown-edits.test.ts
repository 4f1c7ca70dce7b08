import { expect, test } from "vitest";
import {
  asBlock,
  asHeading,
  asLink,
  asList,
  asStrong,
  type Edit,
} from "../../../app/routes/admin/content/markdown-edits.ts";

/** A text in which | marks where the selection begins and ends. */
function marked(text: string) {
  const [before = "", selected = "", after = ""] = text.split("|");
  const hasSelection = text.split("|").length === 3;
  const value = hasSelection ? before + selected + after : before + selected;
  return { value, start: before.length, end: before.length + (hasSelection ? selected.length : 0) };
}

function done(text: string, edit: (selected: ReturnType<typeof marked>) => Edit) {
  const given = marked(text);
  const { from, to, put, select } = edit(given);
  const whole = given.value.slice(0, from) + put + given.value.slice(to);
  const [start, end] = select;
  return start === end
    ? `${whole.slice(0, start)}|${whole.slice(start)}`
    : `${whole.slice(0, start)}|${whole.slice(start, end)}|${whole.slice(end)}`;
}

test.each([
  ["Eat |one| now", "Eat **|one|** now", asStrong],
  ["Eat| one |now", "Eat **|one|** now", asStrong],
  ["Eat **|one|** now", "Eat |one| now", asStrong],
  ["Eat | now", "Eat **|** now", asStrong],
  ["See |the NHS|.", "See [the NHS](https://|).", asLink],
  ["See |https://nhs.uk|.", "See [|](https://nhs.uk).", asLink],
  ["See |.", "See [|](https://).", asLink],
  ["One\nWhen| to go\nThree", "One\n## When to go|\nThree", asHeading],
  ["## When to |go", "When to go|", asHeading],
  ["### When to |go", "## When to go|", asHeading],
  ["|rest\n\nwater|", "|- rest\n\n- water|", asList],
  ["|- rest\n- water|", "|rest\nwater|", asList],
  ["|", "- |", asList],
  ["Rest|.\n\nWater.", "Rest.\n\n![A cot](x)|\n\nWater.", asBlock("![A cot](x)")],
  ["Rest.|\nWater.", "Rest.\n\n![A cot](x)|\n\nWater.", asBlock("![A cot](x)")],
  ["|", "## When to go\n\n- |", asBlock("## When to go\n\n- ")],
])("%j becomes %j", (before, after, edit) => {
  expect(done(before, edit)).toBe(after);
});
