/** The file of the list of routes with all pages, beside that of the usual list. */
export function listOfAllPages(usual: string): string {
  return usual.replace(/manifest-(?=[0-9a-f]{8}\.js$)/, "all-pages-");
}
