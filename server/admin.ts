import { runCommand } from "./commands.ts";

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
