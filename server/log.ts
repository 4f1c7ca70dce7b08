import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** The redacted keys are a second line of defence: personal data is not logged in the first place. */
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

/** Errors of a database carry the row or the values of a query, which may be personal. */
function withoutData(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message, stack, code: typeof code === "string" ? code : undefined };
}
