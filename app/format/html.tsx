/** HTML that the API cleaned when it was written: listed tags, safe links, nothing that runs. */
export function Html({ html, className = "prose" }: { html: string; className?: string }) {
  // oxlint-disable-next-line react/no-danger
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
