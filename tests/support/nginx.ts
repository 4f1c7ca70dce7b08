import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRoot, onPath } from "./chromium.ts";

export interface OwnNginx {
  stop: () => Promise<void>;
  /** Ends all its processes at once, as a crash would. */
  kill: () => Promise<void>;
  /** Starts it again after `kill`. */
  start: () => void;
  /** Stops all its processes where they are, as a machine that hangs does. */
  freeze: () => void;
  thaw: () => void;
}

interface Given {
  port: number;
  /** Ports of this machine, one for each process. */
  webs: number[];
  apis: number[];
}

export function findNginx(): string | undefined {
  return [...onPath("nginx"), "/usr/sbin/nginx"].find((path) => existsSync(path));
}

export const shippedNginx = () => readFileSync(new URL("../../server/deploy/nginx.conf", import.meta.url), "utf8");

/** As the file that we ship has it, but for the addresses, and without TLS. */
export async function startNginx(program: string, given: Given): Promise<OwnNginx> {
  const folder = mkdtempSync(join(tmpdir(), "umeed-nginx-"));
  const config = writeConfig(folder, plainly(shippedNginx(), given));
  const begin = () => spawn(program, ["-p", folder, "-c", config], { stdio: ["ignore", "ignore", "inherit"] });
  let master = begin();
  let exited = once(master, "exit");
  const signalWorkers = (name: string) => spawnSync("pkill", [`-${name}`, "-P", String(master.pid)]);
  const freeze = () => {
    master.kill("SIGSTOP");
    signalWorkers("STOP");
  };
  return {
    async stop() {
      master.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
    async kill() {
      // Workers outlive their master, and a master starts new workers.
      freeze();
      signalWorkers("KILL");
      master.kill("SIGKILL");
      await exited;
    },
    start() {
      master = begin();
      exited = once(master, "exit");
    },
    freeze,
    thaw() {
      signalWorkers("CONT");
      master.kill("SIGCONT");
    },
  };
}

/** @throws what nginx says is wrong. */
export function testNginx(program: string, site: string): void {
  const folder = mkdtempSync(join(tmpdir(), "umeed-nginx-"));
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const kind = ["-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=umeed.example"];
  execFileSync("openssl", ["req", "-x509", ...kind, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  const here = site
    .replaceAll(/\/etc\/letsencrypt\S+fullchain\.pem/g, certificate)
    .replaceAll(/\/etc\/letsencrypt\S+privkey\.pem/g, key)
    .replaceAll("/var/log/nginx/", `${folder}/`)
    // Below 1024 only root may listen.
    .replaceAll(/listen (\[::\]:)?(80|443)\b/g, "listen $1$200");
  try {
    execFileSync(program, ["-t", "-q", "-p", folder, "-c", writeConfig(folder, here)], { stdio: "pipe" });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function plainly(site: string, { port, webs, apis }: Given): string {
  const lines = (ports: number[], line: string) =>
    ports.map((one) => line.replace("127.0.0.1:3000", `127.0.0.1:${one}`)).join("\n");
  const [before = "", ...servers] = site.split(/^(?=server \{)/m);
  let upstreams = 0;
  return (before + servers.at(-1))
    .replaceAll(/^ {2}server 127\.0\.0\.1:3000.*$/gm, (line) => lines(upstreams++ === 0 ? webs : apis, line))
    .replaceAll(/^ +(listen|server_name|ssl_\w+|access_log|error_log) .*\n/gm, "")
    .replace("server {", `server {\n  listen 127.0.0.1:${port};\n  access_log off;`);
}

function writeConfig(folder: string, site: string): string {
  const config = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (one) => `${one}_temp_path ${folder}/${one};`,
  );
  const user = isRoot ? "user root;" : "";
  const main = `${user} daemon off; worker_processes 2; pid ${folder}/pid; error_log stderr crit; events {}`;
  writeFileSync(config, `${main}\nhttp {\n${temporary.join("\n")}\n${site}\n}\n`);
  return config;
}
