import type { Content } from "./rows.ts";

export function readme(contents: readonly Content[]): string {
  const lines = contents.map(({ name, about }) => `${name}.json, ${name}.csv\n    ${about}`);
  return `MY DATA

These are your data: what you gave to us, what you wrote, and what others wrote to you as you see it.
Each kind is here twice with the same content. The .csv file opens in a spreadsheet, the .json file is for other
programs. In a .csv file, a text that begins with = + - or @ has a ' before it, so that no spreadsheet runs it.
Times are in UTC, dates are year-month-day.

Whoever has this file can read all of it. Delete it where you do not need it.

${lines.join("\n\n")}

images/profile.jpg
    Your picture, when you have given one.

images/posts/
    The pictures of your posts, each under the id of its post.

Your password and the codes to get back into your account are not here: we keep them in a form that can't be read.
`;
}
