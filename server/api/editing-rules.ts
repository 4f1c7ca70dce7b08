/** The rules of editing, which read and write Markdown: that takes memory, so the first call of an editor imports them. */
export const items = () => import("../domain/content/items.ts");
export const saves = () => import("../domain/content/saving.ts");
export const publishing = () => import("../domain/content/publishing.ts");
export const discards = () => import("../domain/content/discarding.ts");
export const documents = () => import("../domain/content/documents.ts");
export const differences = () => import("../domain/content/differences.ts");
