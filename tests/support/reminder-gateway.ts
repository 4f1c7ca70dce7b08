import { createServer, type ServerResponse } from "node:http";
import { once } from "node:events";
import { z } from "zod";

const asked = z.strictObject({
  number: z.string(),
  text: z.string(),
  channel: z.enum(["sms", "call", "whatsapp"]),
  language: z.enum(["en", "ur"]),
  key: z.string(),
  sender: z.string().optional(),
});

/** An operator's gateway of reminders: real HTTP. It sends each key once, however often it is asked to. */
export interface ReminderGateway {
  url: string;
  asked: z.infer<typeof asked>[];
  sent: z.infer<typeof asked>[];
  stop: () => Promise<void>;
}

/** @param answer what it does with a message that it has taken, else 200 */
export async function startReminderGateway(
  answer: (response: ServerResponse, times: number) => void = (response) => void response.end(),
): Promise<ReminderGateway> {
  const gateway: ReminderGateway = { url: "", asked: [], sent: [], stop };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const message = asked.parse(JSON.parse(Buffer.concat(chunks).toString()));
    if (request.headers["idempotency-key"] !== message.key) throw new Error("the header is not the key");
    gateway.asked.push(message);
    if (!gateway.sent.some(({ key }) => key === message.key)) gateway.sent.push(message);
    answer(response, gateway.asked.length);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  gateway.url = `http://127.0.0.1:${bound instanceof Object ? bound.port : ""}/send?key=gateway-canary`;
  return gateway;

  async function stop() {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
}
