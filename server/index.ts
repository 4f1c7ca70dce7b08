import { startApplication, type Application } from "./application.ts";
import { fileHandleProblem } from "./file-handles.ts";
import { inheritedSocket } from "./inherited-socket.ts";
import { misspeltSettings } from "./misspelt.ts";
import { readConfig, type Config } from "./config.ts";
import { SettingError } from "./setting-error.ts";

const STOP_WITHIN = 9_500;

process.umask(0o077);
try {
  const tooFew = fileHandleProblem();
  if (tooFew) throw new SettingError(tooFew);
  const config = readConfig(process.env);
  const isDevelopment = process.argv.includes("--development");
  const application = await startApplication(config, { isDevelopment, socket: inheritedSocket(process.env) });
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    await application.stop();
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop());
  process.once("SIGINT", () => void stop());

  console.log(welcome(config, application).join("\n"));
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(`Umeed cannot start. ${error.message}`);
  process.exit(1);
}

function welcome(config: Config, { address, sample }: Application) {
  const isTrial = config.mode === "trial";
  const isMute = !isTrial && config.role !== "web" && !config.smsWebhookUrl;
  const isPlain = /^http:(?!\/\/(localhost|127\.0\.0\.1))/.test(config.publicOrigin ?? "");
  return [
    `Umeed answers on ${address}`,
    `  data    ${dataPlace(config)}`,
    `  mode    ${isTrial ? "local trial, this machine only, with samples" : `production, role ${config.role}`}`,
    ...(sample ? [`  log in  ${sample.phoneNumber} with password ${sample.password} (a sample member)`] : []),
    ...misspeltSettings(process.env).map((sentence) => `  warning ${sentence}`),
    ...(isMute ? ["  warning SMS_WEBHOOK_URL is not set: members who forget their password get no code by SMS."] : []),
    ...(isPlain
      ? ["  warning PUBLIC_ORIGIN is plain http: browsers drop secure cookies and say less about requests. Use https."]
      : []),
  ];
}

function dataPlace({ databaseUrl, dataDir, s3 }: Config) {
  if (s3) return `${databaseUrl ? "PostgreSQL" : dataDir}, files in the bucket ${s3.bucket}`;
  return databaseUrl ? `PostgreSQL, files in ${dataDir}` : dataDir;
}
