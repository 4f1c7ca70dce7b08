/** Imported by an editor's first call, since the Markdown libraries take memory. */
export const items = () => import("../../domain/content/items.ts");
export const lists = () => import("../../domain/content/lists.ts");
export const problems = () => import("../../domain/content/problems.ts");
export const saves = () => import("../../domain/content/saving.ts");
export const newest = () => import("../../domain/content/newest.ts");
export const publishing = () => import("../../domain/content/publishing.ts");
export const discards = () => import("../../domain/content/discarding.ts");
export const checks = () => import("../../domain/content/checking/deciding.ts");
export const checking = () => import("../../domain/content/checking/needed.ts");
export const kinds = () => import("../../domain/content/kinds.ts");
export const documents = () => import("../../domain/content/documents.ts");
export const signRows = () => import("../../domain/signs/rows.ts");
export const signQuestions = () => import("../../domain/signs/questions.ts");
export const english = () => import("../../domain/content/english-beside.ts");
export const differences = () => import("../../domain/content/differences.ts");
