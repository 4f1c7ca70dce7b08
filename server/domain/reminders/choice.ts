import type { ReminderChannel } from "../../contract/reminders/channels.ts";
import { USUAL_HOUR } from "../../contract/reminders/hours.ts";
import type { ReminderChoiceJson } from "../../contract/reminders/answers.ts";
import { say } from "../../contract/sentences/say.ts";
import { Failure, invalid, notFound } from "../../failures.ts";
import { currentLanguage } from "../../language.ts";
import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";
import { hasLostCurrent } from "../pregnancies/pregnancies.ts";
import { nextHour } from "./hours.ts";
import { choiceOf, isSending, type Choice } from "./standing.ts";

export interface Chosen {
  hour: number;
  channel?: ReminderChannel | undefined;
  timeZone?: string | undefined;
}

/** @throws {Failure} notFound, where the operator sends none. */
export async function readChoice(context: Context, member: Member): Promise<ReminderChoiceJson> {
  const { channels } = context.reminders;
  const usual = requireOffered(context);
  const choice = await choiceOf(context, member.id);
  return {
    state: await stateOf(context, member, choice),
    channels: [...channels],
    channel: choice && channels.includes(choice.channel) ? choice.channel : usual,
    hour: choice?.hour ?? USUAL_HOUR,
    timeZone: choice?.timeZone ?? context.timeZone,
    isPhoneProved: member.phoneProof === "proved",
  };
}

/** Turns them on, or changes when they come. @throws {Failure} notFound; forbidden, `phone_unproved`; invalid */
export async function turnOn(context: Context, member: Member, { hour, channel, timeZone }: Chosen): Promise<void> {
  const usual = requireOffered(context);
  if (member.phoneProof !== "proved")
    throw new Failure("forbidden", say.reminderPhoneUnproved, { code: "phone_unproved" });
  if (channel && !context.reminders.channels.includes(channel)) throw invalid("channel", say.reminderChannelWrong);
  const before = await choiceOf(context, member.id);
  const state = await stateOf(context, member, before);
  if (state === "stopped") throw invalid("", say.reminderStopped);
  if (state === "afterLoss") throw invalid("", say.reminderAfterLoss);
  const clock = { hour, timeZone: timeZone ?? before?.timeZone ?? context.timeZone };
  const chosen = {
    isOn: 1,
    phone: member.phone,
    channel: channel ?? usual,
    ...clock,
    language: currentLanguage(),
    lookAt: nextHour(context.now(), clock),
    updatedAt: context.now(),
  } as const;
  await context.db
    .insertInto("reminderChoice")
    .values({ memberId: member.id, ...chosen, stoppedAt: null })
    .onConflict((conflict) =>
      conflict
        .column("memberId")
        .doUpdateSet({ ...chosen, stoppedAt: null })
        // Of a STOP that came meanwhile nothing is lost.
        .where((row) =>
          row.or([row("reminderChoice.stoppedAt", "is", null), row("reminderChoice.phone", "!=", member.phone)]),
        ),
    )
    .execute();
}

export async function turnOff({ db, now }: Context, { id }: Member): Promise<void> {
  await db
    .updateTable("reminderChoice")
    .set({ isOn: 0, lookAt: null, updatedAt: now() })
    .where("memberId", "=", id)
    .execute();
}

function requireOffered({ reminders }: Context): ReminderChannel {
  const [first] = reminders.channels;
  if (!first) throw notFound("page");
  return first;
}

/** A choice for another number than hers of today holds nothing. */
async function stateOf(
  context: Context,
  { id, phone }: Member,
  choice: Choice | null,
): Promise<ReminderChoiceJson["state"]> {
  if (await hasLostCurrent(context, id)) return "afterLoss";
  if (!choice || choice.phone !== phone) return "off";
  if (choice.stoppedAt !== null) return "stopped";
  return isSending(choice) ? "on" : "off";
}
