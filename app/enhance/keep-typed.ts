/**
 * Keeps what she typed before script came. When React takes over a page it sets a field of many lines to the words that
 * it came with, where it finds any: so it finds none. To be called before it does.
 */
export function keepTyped() {
  for (const area of document.querySelectorAll("textarea")) {
    // As React leaves it: what stands in it does not follow what the page says later.
    area.value += "";
    Object.defineProperty(area, "textContent", { value: "" });
  }
}
