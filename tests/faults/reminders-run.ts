/** Ten thousand members, on the database that the environment names; prints what was seen as JSON. */
import { openDatabase } from "../../server/db/open.ts";
import { contextOn } from "../support/context.ts";
import { preparedDatabase } from "../support/prepared-database.ts";
import { liveYears, YEARS_FROM } from "../support/reminder-years.ts";

const [members = "10000", days = "45"] = process.argv.slice(2);
const own = await preparedDatabase("planRules");
let opened = openDatabase(own.settings, { hasTimeLimits: false });
const seen = await liveYears(contextOn(opened, own.settings.dataDir), {
  members: Number(members),
  days: Number(days),
  processes: 3,
  from: YEARS_FROM,
  async restart() {
    await opened.db.destroy();
    opened = openDatabase(own.settings, { hasTimeLimits: false });
    return contextOn(opened, own.settings.dataDir);
  },
});
await opened.db.destroy();
await own.drop();
console.log(JSON.stringify(seen));
