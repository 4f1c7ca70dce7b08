/** Runs before hydration: React would reset each textarea to its text content, so this hides the text content. */
export function keepTyped() {
  for (const area of document.querySelectorAll("textarea")) {
    // Marks the field as edited, so that it no longer follows its text content.
    area.value += "";
    Object.defineProperty(area, "textContent", { value: "" });
  }
}
