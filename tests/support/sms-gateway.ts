import { createServer, type ServerResponse } from "node:http";
import { once } from "node:events";
import { z } from "zod";

const message = z.strictObject({ number: z.string(), text: z.string() });

/** An operator's gateway of text messages: real HTTP, sends nothing on. */
export interface SmsGateway {
  url: string;
  /** What it was asked to send, the last at the end. */
  messages: z.infer<typeof message>[];
  /** The newest code that it was asked to send to a number, once it was. */
  codeFor: (number: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts one. @param answer what it does with a message, else 200. */
export async function startSmsGateway(
  answer: (response: ServerResponse) => void = (response) => void response.end(),
): Promise<SmsGateway> {
  const messages: SmsGateway["messages"] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const isJson = request.method === "POST" && request.headers["content-type"] === "application/json";
    if (isJson) messages.push(message.parse(JSON.parse(Buffer.concat(chunks).toString())));
    answer(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  return {
    url: `http://127.0.0.1:${bound instanceof Object ? bound.port : ""}/send?key=gateway-canary`,
    messages,
    async codeFor(number) {
      for (let waited = 0; waited < 5_000; waited += 20) {
        const text = messages.findLast((sent) => sent.number === number)?.text;
        const code = /\b\d{6}\b/.exec(text ?? "")?.[0];
        if (code) return code;
        await new Promise((resume) => setTimeout(resume, 20));
      }
      throw new Error("no code was sent to this number");
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
