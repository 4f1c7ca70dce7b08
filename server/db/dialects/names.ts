import { CamelCasePlugin, type PluginTransformQueryArgs } from "kysely";

/** Columns are snake_case in SQL and camelCase in code. The plugin alone would copy a whole query to rename what is in it. */
class CamelCaseRows extends CamelCasePlugin {
  override transformQuery({ node }: PluginTransformQueryArgs) {
    return node;
  }
  inSql(name: string) {
    return this.snakeCase(name);
  }
  inCode(name: string) {
    return this.camelCase(name);
  }
}

export const camelCaseRows = new CamelCaseRows();

export const nameInSql = (name: string) => camelCaseRows.inSql(name);

export const nameInCode = (name: string) => camelCaseRows.inCode(name);
