/** Content is loaded again, and a number that only a newer version counts begins. */
const HARMLESS =
  /^(delete from shipped_content where name = 'all'|insert into tally \(name, value\) values \('\w+', 0\))$/;
const NEW_TABLE = /^create (?:virtual )?table (\w+)/;

/** Without comments, each on one line. */
export function plainStatements(statements: string[]): string[] {
  return statements.map((statement) => statement.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " ").trim());
}

/**
 * Which statements of a migration keep a version of before from working on what it makes. It knows what migrations here
 * consist of, and takes anything else for such a statement.
 */
export function notAdditive(statements: string[]): string[] {
  const newTables = new Set(statements.flatMap((statement) => NEW_TABLE.exec(statement)?.[1] ?? []));
  const newColumns = new Set(
    statements.flatMap((statement) => {
      const [, table, column] = /^alter table (\w+) add column (\w+)/.exec(statement) ?? [];
      return column ? [`${table}.${column}`] : [];
    }),
  );
  return statements.filter((statement) => {
    if (HARMLESS.test(statement)) return false;
    if (pointsAtOldRows(statement, newTables)) return true;
    const asked = statement.replace(/^with \w+ \([^)]*\) as \( values .*\) (?=update )/, "");
    const [verb] = asked.split(" ");
    if (verb === "create") return !isNewAlone(statement, newTables);
    if (verb === "alter") return !isFreeColumn(statement);
    if (verb === "insert") return !newTables.has(/^insert into (\w+)/.exec(statement)?.[1] ?? "");
    if (verb === "update") return !setsAlone(asked, newColumns);
    return true;
  });
}

/** Without a rule of what happens, an earlier version could not delete the row that is pointed at. */
function pointsAtOldRows(statement: string, newTables: Set<string>) {
  const references = [...statement.matchAll(/references (\w+) ?\([^)]*\)( on delete (?:cascade|set null))?/g)];
  return references.some(([, table = "", rule]) => !newTables.has(table) && rule === undefined);
}

function isNewAlone(statement: string, newTables: Set<string>) {
  if (NEW_TABLE.test(statement) || statement.startsWith("create index ")) return true;
  const [, table = ""] = /^create (?:unique index|trigger)\b.*? on (\w+)/.exec(statement) ?? [];
  return newTables.has(table);
}

function isFreeColumn(statement: string) {
  const isColumn = /^alter table \w+ add column /.test(statement);
  return isColumn && !/ unique\b/.test(statement) && (!/ not null\b/.test(statement) || / default /.test(statement));
}

function setsAlone(statement: string, newColumns: Set<string>) {
  const [, table] = /^update (\w+) set /.exec(statement) ?? [];
  const columns = [...statement.matchAll(/(?:\bset|,) (\w+) = /g)];
  return columns.length > 0 && columns.every(([, column]) => newColumns.has(`${table}.${column}`));
}
