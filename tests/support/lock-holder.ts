/** Run as a process of its own: takes the write lock of a SQLite file and keeps it until its input ends. */
import { DatabaseSync } from "node:sqlite";

const database = new DatabaseSync(process.argv[2] ?? "");
database.exec("begin immediate");
console.log("locked");
process.stdin.resume().once("end", () => database.exec("commit"));
