import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/**
 * JSON lines on standard output. What is personal is not logged in the first place; these keys never are.
 * @param destination other than standard output.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    redact: ["phoneNumber", "password", "token", "email", "*.phoneNumber", "*.password", "*.token"],
    serializers: { err: withoutData },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Errors of a database carry the row or the values they are about, which are nobody's but hers. */
function withoutData(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message, stack, code: typeof code === "string" ? code : undefined };
}
