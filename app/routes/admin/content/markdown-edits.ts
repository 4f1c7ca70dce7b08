export interface Selected {
  value: string;
  start: number;
  end: number;
}

/** Replaces what stands from `from` to `to`, and selects a part of the new whole. */
export interface Edit {
  from: number;
  to: number;
  put: string;
  select: [start: number, end: number];
}

export function asStrong(selected: Selected): Edit {
  const { value, start, end } = trimmed(selected);
  const words = value.slice(start, end);
  if (value.slice(start - 2, start) === "**" && value.slice(end, end + 2) === "**") {
    return { from: start - 2, to: end + 2, put: words, select: [start - 2, end - 2] };
  }
  return { from: start, to: end, put: `**${words}**`, select: [start + 2, end + 2] };
}

export function asLink(selected: Selected): Edit {
  const { value, start, end } = trimmed(selected);
  const words = value.slice(start, end);
  const isAddress = /^https?:\/\/\S+$/.test(words);
  const put = isAddress ? `[](${words})` : `[${words}](https://)`;
  const place = isAddress || words === "" ? start + 1 : start + put.length - 1;
  return { from: start, to: end, put, select: [place, place] };
}

/** Puts a block of its own after the line of the cursor: a picture, or the beginning of a part. */
export function asBlock(block: string) {
  return ({ value, end }: Selected): Edit => {
    const next = value.indexOf("\n", end);
    const from = next === -1 ? value.length : next;
    const before = value.slice(0, from).trim() === "" ? "" : "\n\n";
    const put = before + block + (value.slice(from).startsWith("\n\n") || from === value.length ? "" : "\n");
    const place = from + before.length + block.length;
    return { from, to: from, put, select: [place, place] };
  };
}

export const asHeading = (selected: Selected) => linesWith(selected, "## ", /^#{1,6} +/);

export const asList = (selected: Selected) => linesWith(selected, "- ", /^[-*] +/);

/** Puts a mark before each selected line, or takes it away where all of them have it. */
function linesWith({ value, start, end }: Selected, mark: string, known: RegExp): Edit {
  const from = value.lastIndexOf("\n", start - 1) + 1;
  const next = value.indexOf("\n", end);
  const to = next === -1 ? value.length : next;
  const lines = value.slice(from, to).split("\n");
  const isMarked = lines.every((line) => line.trim() === "" || line.startsWith(mark)) && lines.some(Boolean);
  const put = lines
    .map((line) => (line.trim() === "" && lines.length > 1 ? line : (isMarked ? "" : mark) + line.replace(known, "")))
    .join("\n");
  const isOne = start === end;
  return { from, to, put, select: isOne ? [from + put.length, from + put.length] : [from, from + put.length] };
}

function trimmed({ value, start, end }: Selected): Selected {
  const words = value.slice(start, end);
  const isBlank = words.trim() === "";
  return {
    value,
    start: isBlank ? start : start + (words.length - words.trimStart().length),
    end: isBlank ? start : end - (words.length - words.trimEnd().length),
  };
}
