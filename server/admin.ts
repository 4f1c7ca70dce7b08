import { runCommand } from "./commands.ts";

const { output, errors, code } = await runCommand(process.argv.slice(2), process.env);
for (const line of errors) console.error(line);
for (const line of output) console.log(line);
process.exitCode = code;
