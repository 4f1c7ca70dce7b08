export * as m from "./compiled/messages/_index.js";
