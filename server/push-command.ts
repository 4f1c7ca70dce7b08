export async function newPushKeys(): Promise<string> {
  const { default: webPush } = await import("web-push");
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return [
    `PUSH_PUBLIC_KEY=${publicKey}`,
    `PUSH_PRIVATE_KEY=${privateKey}`,
    "PUSH_CONTACT=mailto:<an address of yours, for those who run push services>",
    "",
    "Set these three, the same for all processes, and keep the private key like SESSION_SECRET. With another pair, phones",
    "get nothing until each member has turned notices on again.",
  ].join("\n");
}
