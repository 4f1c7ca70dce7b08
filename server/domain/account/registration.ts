import type { PregnancyStart } from "../pregnancies/pregnancies.ts";
import { startPregnancy } from "../pregnancies/start-pregnancy.ts";
import { findableNameOf } from "./findable-name.ts";
import { Failure } from "../../failures.ts";
import { fingerprint, newId } from "../identity.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import type { Context } from "../context.ts";
import type { Device } from "../session/devices.ts";
import { requireCity } from "./profile.ts";
import { memberById, type Member } from "../member/member.ts";
import { requireGoodPassword } from "./passwords.ts";
import { requirePhoneNumber } from "../phone-numbers.ts";
import { searchNameOf } from "./search-name.ts";
import { startSession } from "../session/sessions.ts";
import { rememberDevice } from "../session/sign-in.ts";

export interface Registration {
  fullName: string;
  password: string;
  email: string;
  phoneNumber: string;
  dateOfBirth: CalendarDate;
  gender: "MALE" | "FEMALE";
  city: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  isFindable: boolean;
  isPregnant: boolean;
  pregnancy: PregnancyStart | null;
  /** A second submit with the same key signs in instead of failing. */
  formKey: string | null;
}

const PROVED_AFTER_MS = 24 * 60 * 60_000;

/** A phone that several mothers share is proved by the first of them, a day after she registered. */
export async function takeSignUp({ db, limits, now }: Context, { key, address }: Device): Promise<void> {
  if (key === null) return limits.take("signUpWithoutDevice", address);
  const isProved = await db
    .selectFrom("knownDevice")
    .innerJoin("member", "member.id", "knownDevice.memberId")
    .select("member.id")
    .where("knownDevice.deviceHash", "=", fingerprint(key))
    .where("member.createdAt", "<", now() - PROVED_AFTER_MS)
    .executeTakeFirst();
  if (!isProved) await limits.take("signUpByAddress", address);
  await limits.take("signUp", fingerprint(key));
}

export async function register(
  context: Context,
  registration: Registration,
  device: Device,
): Promise<{ token: string; member: Member }> {
  const phone = requirePhoneNumber(registration.phoneNumber);
  await requireGoodPassword(registration.password, { phone, fullName: registration.fullName });
  const cityId = await requireCity(context, registration.city);
  const passwordHash = await context.passwords.hash(registration.password);

  const memberId =
    (await insertMember(context, registration, { phone, cityId, passwordHash })) ??
    (await sameSubmitAgain(context, registration, phone));
  if (device.key) await rememberDevice(context, memberId, device.key);
  const member = await memberById(context, memberId);
  const start = { deviceName: device.name, beganAt: member.createdAt };
  return { token: await startSession(context, memberId, start), member };
}

async function insertMember(
  context: Context,
  registration: Registration,
  resolved: { phone: string; cityId: string | null; passwordHash: string },
): Promise<string | null> {
  const id = newId();
  const time = context.now();
  return context.db.transaction().execute(async (db) => {
    const inserted = await db
      .insertInto("member")
      .values({
        id,
        ...resolved,
        fullName: registration.fullName,
        phoneAsTyped: registration.phoneNumber,
        email: registration.email,
        dateOfBirth: registration.dateOfBirth,
        gender: registration.gender,
        country: registration.country,
        latitude: roughly(registration.latitude),
        longitude: roughly(registration.longitude),
        image: null,
        isFindable: registration.isFindable ? 1 : 0,
        searchName: searchNameOf(registration.fullName),
        findableName: findableNameOf(registration.fullName, registration.isFindable),
        isPregnant: registration.isPregnant ? 1 : 0,
        registrationKey: registration.formKey && fingerprint(registration.formKey),
        createdAt: time,
        updatedAt: time,
      })
      .onConflict((conflict) => conflict.column("phone").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted && registration.pregnancy) await startPregnancy({ ...context, db }, id, registration.pregnancy);
    return inserted?.id ?? null;
  });
}

async function sameSubmitAgain(context: Context, registration: Registration, phone: string): Promise<string> {
  const taken = await context.db
    .selectFrom("member")
    .select(["id", "passwordHash", "registrationKey"])
    .where("phone", "=", phone)
    .executeTakeFirst();
  const isSameForm =
    taken?.registrationKey && registration.formKey && taken.registrationKey === fingerprint(registration.formKey);
  if (taken && isSameForm && (await context.passwords.matches(registration.password, taken.passwordHash)))
    return taken.id;
  throw new Failure("conflict", "This number cannot be registered. Log in or reset your password.", {
    code: "phone_number_taken",
    path: "phoneNumber",
  });
}

/** 0.01 degrees are about a kilometre: enough for her city's events, too little to find her. */
function roughly(degrees: number | null) {
  return degrees === null ? null : Math.round(degrees * 100) / 100;
}
