import { unbroken } from "./words.ts";

/** The API sanitized the HTML when it was written. */
export function Html({ html, className = "prose" }: { html: string; className?: string }) {
  // oxlint-disable-next-line react/no-danger
  return <div className={className} dangerouslySetInnerHTML={{ __html: unbroken(html) }} />;
}
