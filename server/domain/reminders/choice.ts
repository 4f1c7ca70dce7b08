import type { ReminderChannel } from "../../contract/reminders/channels.ts";
import { USUAL_HOUR } from "../../contract/reminders/hours.ts";
import type { ReminderChoiceJson } from "../../contract/reminders/answers.ts";
import { say } from "../../contract/sentences/say.ts";
import { Failure, invalid, notFound } from "../../failures.ts";
import { currentLanguage } from "../../language.ts";
import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";
import { hasLostCurrent } from "../pregnancies/pregnancies.ts";
import { phonesOf } from "../push/phones.ts";
import { isOffered, offeredChannels } from "./channels.ts";
import { nextHour } from "./hours.ts";
import { choiceOf, isSending, type Choice } from "./standing.ts";

export interface Chosen {
  hour: number;
  channel?: ReminderChannel | undefined;
  timeZone?: string | undefined;
}

/** @throws {Failure} notFound, where the operator sends none. */
export async function readChoice(context: Context, member: Member): Promise<ReminderChoiceJson> {
  const offered = requireOffered(context);
  const choice = await choiceOf(context, member.id);
  const channels = await channelsOf(context, member);
  const [usual = offered] = channels;
  return {
    state: await stateOf(context, member, choice),
    channels,
    channel: choice && channels.includes(choice.channel) ? choice.channel : usual,
    hour: choice?.hour ?? USUAL_HOUR,
    timeZone: choice?.timeZone ?? context.timeZone,
    isPhoneProved: member.phoneProof === "proved",
  };
}

/** Turns them on, or changes when they come. @throws {Failure} notFound; forbidden, `phone_unproved`; invalid */
export async function turnOn(context: Context, member: Member, { hour, channel, timeZone }: Chosen): Promise<void> {
  requireOffered(context);
  const [usual = "push"] = await channelsOf(context, member);
  const by = channel ?? usual;
  if (!isOffered(context, by)) throw invalid("channel", say.reminderChannelWrong);
  if (by !== "push" && member.phoneProof !== "proved")
    throw new Failure("forbidden", say.reminderPhoneUnproved, { code: "phone_unproved" });
  if (by === "push" && !(await hasPhone(context, member))) throw invalid("channel", say.reminderPushOff);
  const before = await choiceOf(context, member.id);
  const state = await stateOf(context, member, before);
  if (state === "stopped") throw invalid("", say.reminderStopped);
  if (state === "afterLoss") throw invalid("", say.reminderAfterLoss);
  const clock = { hour, timeZone: timeZone ?? before?.timeZone ?? context.timeZone };
  const chosen = {
    isOn: 1,
    phone: member.phone,
    channel: by,
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

async function channelsOf(context: Context, member: Member): Promise<ReminderChannel[]> {
  const offered = offeredChannels(context);
  if (!offered.includes("push") || (await hasPhone(context, member))) return offered;
  return offered.filter((channel) => channel !== "push");
}

const hasPhone = async (context: Context, { id }: Member) => (await phonesOf(context, id)).length > 0;

function requireOffered(context: Context): ReminderChannel {
  const [first] = offeredChannels(context);
  if (!first) throw notFound("page");
  return first;
}

/** A choice counts only for her present number, and a choice of notices only while one of her phones shows them. */
async function stateOf(context: Context, member: Member, choice: Choice | null): Promise<ReminderChoiceJson["state"]> {
  if (await hasLostCurrent(context, member.id)) return "afterLoss";
  if (choice && choice.stoppedAt !== null && choice.phone === member.phone) return "stopped";
  if (!choice || !isSending(choice)) return "off";
  const isReached = choice.channel === "push" ? await hasPhone(context, member) : choice.phone === member.phone;
  return isReached ? "on" : "off";
}
