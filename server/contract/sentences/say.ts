/** The sentences of the API and of the forms that both tiers check, in the language that is spoken just now. */
export * as say from "./compiled/messages/_index.js";
