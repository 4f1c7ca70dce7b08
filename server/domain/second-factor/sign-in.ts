import type { Context } from "../context.ts";
import { memberById, type Member } from "../member/member.ts";
import type { Device } from "../session/devices.ts";
import { startSession } from "../session/sessions.ts";
import { rememberDevice, requireStillRight, rightCredentials } from "../session/sign-in.ts";
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
  const right = await rightCredentials(context, credentials, device);
  const secondFactorAt = await requireAtSignIn(context, right.id, secondFactor);
  const token = await startSession(context, right.id, {
    isSharedPhone,
    deviceName: device.name,
    secondFactorAt,
    require: async (inside) => {
      await requireStillRight(inside, right);
      if (secondFactorAt === null) await requireAtSignIn(inside, right.id, null);
      if (device.key && !isSharedPhone) await rememberDevice(inside, right.id, device.key);
    },
  });
  return { token, member: await memberById(context, right.id) };
}
