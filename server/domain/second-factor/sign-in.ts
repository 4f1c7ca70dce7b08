import type { Context } from "../context.ts";
import { memberById, type Member } from "../member/member.ts";
import type { Device } from "../session/devices.ts";
import { startSession } from "../session/sessions.ts";
import { rememberDevice, requireCredentials } from "../session/sign-in.ts";
import { requireAtSignIn } from "./second-factor.ts";

interface SignIn {
  phoneNumber: string;
  password: string;
  isSharedPhone: boolean;
  secondFactor: string | null;
}

export async function signIn(
  context: Context,
  { isSharedPhone, secondFactor, ...credentials }: SignIn,
  device: Device,
): Promise<{ token: string; member: Member }> {
  const memberId = await requireCredentials(context, credentials, device);
  const secondFactorAt = await requireAtSignIn(context, memberId, secondFactor);
  if (device.key && !isSharedPhone) await rememberDevice(context, memberId, device.key);
  const token = await startSession(context, memberId, { isSharedPhone, deviceName: device.name, secondFactorAt });
  return { token, member: await memberById(context, memberId) };
}
