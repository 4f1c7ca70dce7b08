import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { TLSSocket } from "node:tls";
import { Examination, examinationHeader } from "../http/request-inspection.ts";
import { findingsAbout, reasonOf, type Finding } from "./finding.ts";

const TIMEOUT_MS = 5_000;
const DAY_MS = 86_400_000;
/** An address for examples (RFC 5737), from which nobody calls. */
const CLAIMED = "203.0.113.7";

interface ProxyReply {
  status: number;
  isUmeed: boolean;
  hasStrictTransport: boolean;
  /** Undefined when an Umeed with another secret, or something else, answered. */
  seen: Examination | undefined;
  streamedMs: number;
  certificateUntil: number | undefined;
}

export async function lookAtProxy(publicOrigin: string, secret: string): Promise<Finding[]> {
  const { fine, note, mend } = findingsAbout("proxy");
  const reply = await ask(publicOrigin, secret).catch((error: unknown) => reasonOf(error));
  if (typeof reply === "string") return [mend(`${publicOrigin} can't be asked (${reply}): ${adviceFor(reply)}`)];
  const { status, isUmeed, hasStrictTransport, seen, streamedMs, certificateUntil } = reply;
  if (status !== 200 || !isUmeed)
    return [
      mend(`${publicOrigin}/healthz answers ${status}, and not from Umeed: start it, and lead the proxy to PORT`),
    ];

  const isSecure = publicOrigin.startsWith("https:");
  const days = certificateUntil === undefined ? Infinity : Math.floor((certificateUntil - Date.now()) / DAY_MS);
  const certificate = days < 14 ? note(`its certificate ends in ${days} days: renew it`) : fine("TLS is in order");
  const transport = isSecure
    ? [certificate, hasStrictTransport ? fine("cookies are secure") : mend(`restart the server: ${OTHER_SETTINGS}`)]
    : [note(`${publicOrigin} is plain http: browsers drop secure cookies and say less about requests; use https`)];
  if (!seen) return [...transport, mend(`${publicOrigin} is served by an Umeed with another SESSION_SECRET than this`)];
  return [...transport, ...callers(seen, isSecure), streams(streamedMs)];
}

const OTHER_SETTINGS = "it runs with another PUBLIC_ORIGIN than this";

export async function lookAtApi(apiBaseUrl: string, secret: string): Promise<Finding> {
  const { fine, mend } = findingsAbout("API");
  const reply = await ask(new URL(apiBaseUrl).origin, secret).catch((error: unknown) => reasonOf(error));
  if (typeof reply === "string")
    return mend(`${apiBaseUrl} can't be asked (${reply}): start the role api, or set API_BASE_URL right`);
  if (!reply.isUmeed) return mend(`${apiBaseUrl} answers ${reply.status}, and not from Umeed: set API_BASE_URL right`);
  if (!reply.seen) return mend("the API has another SESSION_SECRET: give both roles the same, or limits count wrongly");
  const answer = await fetch(`${apiBaseUrl}/setting/app`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  );
  return answer?.ok
    ? fine(`${apiBaseUrl} answers, with the same secret`)
    : mend(`${apiBaseUrl} is not where the API's calls are: it usually ends in /api`);
}

function callers({ peer, forwardedFor, address }: Examination, isSecure: boolean): Finding[] {
  const { fine, note, mend } = findingsAbout("proxy");
  if (forwardedFor === CLAIMED && isSecure)
    return [mend("it passes on the X-Forwarded-For that a caller claims: let it set the header, as in server/deploy")];
  if (forwardedFor === null && isSecure)
    return [mend("it sends no X-Forwarded-For, so all callers look like one: let it set the header")];
  if (forwardedFor === CLAIMED || forwardedFor === null)
    return [note("no proxy was met, so nothing is known of X-Forwarded-For")];
  if (address === peer) return [mend(`its X-Forwarded-For is not believed: add ${peer} to TRUSTED_PROXIES`)];
  return [fine(`it is trusted; this call was seen to come from ${address}`)];
}

function streams(streamedMs: number) {
  const { fine, note } = findingsAbout("proxy");
  return streamedMs >= 500
    ? fine("streams come as they are sent")
    : note("streams are kept back, so messages come late: turn its buffering of answers off");
}

async function ask(origin: string, secret: string): Promise<ProxyReply> {
  const request = origin.startsWith("https:") ? httpsRequest : httpRequest;
  const headers = { ...examinationHeader(secret), "x-forwarded-for": CLAIMED };
  const asking = request(`${origin}/healthz`, {
    headers,
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).end();
  const [response]: IncomingMessage[] = await once(asking, "response");
  if (!response) throw new Error("no response");
  const { socket, statusCode = 0 } = response;
  const until = socket instanceof TLSSocket ? Date.parse(socket.getPeerCertificate().valid_to) : undefined;
  let text = "";
  let began: number | undefined;
  for await (const chunk of response.setEncoding("utf8")) {
    began ??= performance.now();
    text += String(chunk);
  }
  return {
    status: statusCode,
    isUmeed: "x-request-id" in response.headers && /^(ok|: here)/.test(text),
    hasStrictTransport: "strict-transport-security" in response.headers,
    seen: examinationIn(text),
    streamedMs: performance.now() - (began ?? performance.now()),
    certificateUntil: until,
  };
}

function examinationIn(text: string) {
  const [, json] = /^data: (.*)$/m.exec(text) ?? [];
  return json === undefined ? undefined : Examination.parse(JSON.parse(json));
}

function adviceFor(reason: string) {
  if (/CERT|SELF_SIGNED|UNABLE_TO|ALTNAME|SSL|TLS/.test(reason))
    return "give the proxy a certificate that browsers trust";
  if (/ENOTFOUND|EAI_AGAIN/.test(reason)) return "its name leads nowhere; set it in the DNS";
  return "start the proxy, and let this machine reach it";
}
