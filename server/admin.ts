import { runCommand } from "./commands.ts";

process.umask(0o077);
process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
