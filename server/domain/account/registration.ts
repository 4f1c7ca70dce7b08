import type { Insertable } from "kysely";
import type { LanguageCode } from "../../contract/languages.ts";
import type { MemberTable } from "../../db/schema/accounts.ts";
import { today, type PregnancyStart } from "../pregnancies/pregnancies.ts";
import { refuseImpossibleStart, startPregnancy } from "../pregnancies/start-pregnancy.ts";
import { findableNameOf } from "./findable-name.ts";
import { allInvalid, Failure, problemsOf, type Problem } from "../../failures.ts";
import { fingerprint, newId } from "../identity.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import type { Context } from "../context.ts";
import type { Device } from "../session/devices.ts";
import { requireCity } from "./profile.ts";
import { memberById, type Member } from "../member/member.ts";
import { requireGoodPassword } from "./passwords.ts";
import { requireSignUpCode, sendSignUpCode, useUpSignUpCode } from "./phone-proof.ts";
import { parsePhoneNumber, requirePhoneNumber } from "../phone-numbers.ts";
import { searchNameOf } from "./search-name.ts";
import { signUpToken } from "./sign-up-token.ts";
import { giveBackSignUp, takeSignUp } from "./sign-up-count.ts";
import { startSession } from "../session/sessions.ts";
import { rememberDevice } from "../session/sign-in.ts";
import { say } from "../../contract/sentences/say.ts";

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
  preferredLanguage: LanguageCode | null;
  isPregnant: boolean;
  pregnancy: PregnancyStart | null;
  formKey: string | null;
}

type Resolved = Pick<Insertable<MemberTable>, "phone" | "cityId">;

/** A form that comes back later signs nobody in: it would go round limits and second step of a sign-in. */
const REPEATED_WITHIN_MS = 24 * 60 * 60_000;

export async function register(
  context: Context,
  registration: Registration,
  phoneCode: string | null,
  device: Device,
): Promise<{ token: string; member: Member }> {
  const { formKey, phoneNumber, password } = registration;
  const work = () => submittedOrEntered(context, registration, phoneCode, device);
  const memberId = await (formKey
    ? context.inFlight.share(keyOf("sign-up", formKey, phoneNumber, password, phoneCode), work)
    : work());
  if (device.key) await rememberDevice(context, memberId, device.key);
  const member = await memberById(context, memberId);
  const token = formKey ? signUpToken(context.signUpKey, memberId, formKey) : null;
  const start = { deviceName: device.name, beganAt: member.createdAt, token };
  return { token: await startSession(context, memberId, start), member };
}

export async function askForSignUpCode(context: Context, registration: Registration, device: Device): Promise<void> {
  const { formKey, phoneNumber, password } = registration;
  const work = () => sendCodeOnce(context, registration, device);
  await (formKey ? context.inFlight.share(keyOf("sign-up code", formKey, phoneNumber, password), work) : work());
}

async function sendCodeOnce(context: Context, registration: Registration, device: Device): Promise<string> {
  const { formKey, phoneNumber } = registration;
  const form = formKey && keyOf(formKey, phoneNumber);
  if (form && (await context.limits.isCounted("signUpCodeOfForm", form)))
    return (await resolve(context, registration)).phone;
  await takeSignUp(context, device);
  await context.limits.take("codeByAddress", device.address);
  const { phone } = await resolve(context, registration);
  await sendSignUpCode(context, phone, device);
  if (form) await context.limits.take("signUpCodeOfForm", form);
  return phone;
}

async function submittedOrEntered(
  context: Context,
  registration: Registration,
  phoneCode: string | null,
  device: Device,
): Promise<string> {
  const before = await submittedBefore(context, registration);
  if (before) return before;
  // A code was counted when it was asked for.
  const counted = phoneCode === null ? await takeSignUp(context, device) : [];
  try {
    return await enter(context, registration, phoneCode, device);
  } catch (failure) {
    const meanwhile = await submittedBefore(context, registration);
    if (!meanwhile) throw failure;
    await giveBackSignUp(context, counted);
    return meanwhile;
  }
}

/** Judges as much of a registration as is given. Only `register` says that a number is taken. */
export async function registrationProblems(context: Context, told: Partial<Registration>): Promise<Problem[]> {
  const { phoneNumber, password, fullName = "", city, pregnancy } = told;
  const phone = phoneNumber === undefined ? null : parsePhoneNumber(phoneNumber);
  return problemsOf([
    () => pregnancy && refuseImpossibleStart(pregnancy, today(context)),
    () => phoneNumber !== undefined && requirePhoneNumber(phoneNumber),
    () => password !== undefined && requireGoodPassword(password, { phone, fullName }),
    () => city !== undefined && requireCity(context, city),
  ]);
}

async function resolve(context: Context, registration: Registration): Promise<Resolved> {
  const problems = await registrationProblems(context, registration);
  if (problems.length > 0) throw allInvalid(problems);
  return {
    phone: requirePhoneNumber(registration.phoneNumber),
    cityId: await requireCity(context, registration.city),
  };
}

async function enter(
  context: Context,
  registration: Registration,
  phoneCode: string | null,
  device: Device,
): Promise<string> {
  const resolved = await resolve(context, registration);
  const { phone } = resolved;
  const codeHash = phoneCode === null ? null : await requireSignUpCode(context, { phone, code: phoneCode }, device);
  const passwordHash = await context.passwords.hash(registration.password);
  const memberId = await insertMember(context, registration, { ...resolved, passwordHash }, codeHash);
  if (memberId) return memberId;
  throw new Failure("conflict", say.phoneTaken, {
    code: "phone_number_taken",
    path: "phoneNumber",
  });
}

async function insertMember(
  context: Context,
  registration: Registration,
  resolved: Resolved & { passwordHash: string },
  codeHash: string | null,
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
        phoneProof: codeHash === null ? withoutCode(context) : "proved",
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
        preferredLanguage: registration.preferredLanguage,
        isPregnant: registration.isPregnant ? 1 : 0,
        registrationKey: registration.formKey && fingerprint(registration.formKey),
        createdAt: time,
        updatedAt: time,
      })
      .onConflict((conflict) => conflict.column("phone").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted && codeHash !== null) await useUpSignUpCode({ db }, resolved.phone, codeHash);
    if (inserted && registration.pregnancy) await startPregnancy({ ...context, db }, id, registration.pregnancy);
    return inserted?.id ?? null;
  });
}

async function submittedBefore(context: Context, registration: Registration): Promise<string | null> {
  const { formKey, phoneNumber, password } = registration;
  const phone = parsePhoneNumber(phoneNumber);
  if (!formKey || phone === null) return null;
  const entered = await context.db
    .selectFrom("member")
    .select(["id", "passwordHash"])
    .where("phone", "=", phone)
    .where("registrationKey", "=", fingerprint(formKey))
    .where("createdAt", ">", context.now() - REPEATED_WITHIN_MS)
    .executeTakeFirst();
  if (!entered) return null;
  await context.limits.take("sameSignUp", entered.id, entered.id);
  return (await context.passwords.matches(password, entered.passwordHash)) ? entered.id : null;
}

const keyOf = (...parts: (string | null)[]) => fingerprint(JSON.stringify(parts));

function withoutCode({ sms }: Context) {
  return sms.isTrial ? "unasked" : "missing";
}

/** 0.01 degrees are about a kilometre: enough for the events of a city, too little to find a member. */
function roughly(degrees: number | null) {
  return degrees === null ? null : Math.round(degrees * 100) / 100;
}
