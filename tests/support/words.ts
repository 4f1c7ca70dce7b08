/** Words of a developer, which a mother should never read. */
export const developers =
  /\b(invalid|expected|received|undefined|null|nan|nonoptional|boolean|object|array|record|regex|pattern|schema|string|integer|int|enum|option|too (big|small)|unrecognized|union|match(es)?)\b|[<>=]=?\d|[{}[\]]/i;
