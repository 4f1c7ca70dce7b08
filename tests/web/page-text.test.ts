import { expect, test } from "vitest";
import { PageText } from "../../app/page-text.ts";

const textOf = (write: (page: PageText) => void) =>
  new Promise<string>((done, failed) => write(new PageText(done, failed)));

test("a page's text is put together from words and from bytes that part in the middle of a letter", async () => {
  const bytes = Buffer.from("<p>امید</p>");
  const text = await textOf((page) => {
    page.write("<h1>Umeed</h1>");
    page.write(bytes.subarray(0, 6));
    page.write(bytes.subarray(6));
    page.end();
  });
  expect(text).toBe("<h1>Umeed</h1><p>امید</p>");
});

test("a page that breaks off gives its error", async () => {
  await expect(textOf((page) => page.destroy(new Error("no page")))).rejects.toThrow("no page");
});
