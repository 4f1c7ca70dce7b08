import { nameTheFindable } from "./domain/account/findable-name.ts";
import { sweepPhoneChanges } from "./domain/account/new-phone.ts";
import { sweepCodes } from "./domain/account/password-codes.ts";
import { nameForSearch } from "./domain/account/search-name.ts";
import type { Context } from "./domain/context.ts";
import { sweepDrafts } from "./domain/drafts/drafts.ts";
import { sweepExports } from "./domain/exports/exports.ts";
import { sweepEvents } from "./domain/messages/live-events.ts";
import { fillMonths } from "./domain/pregnancies/months.ts";
import { sweepAnswers } from "./domain/reminders/answers.ts";
import { sweepSessions } from "./domain/session/sessions.ts";

export async function sweepHourly(context: Context): Promise<void> {
  await Promise.all([
    sweepSessions(context),
    sweepCodes(context),
    sweepPhoneChanges(context),
    sweepEvents(context),
    sweepDrafts(context),
    fillIn(context),
    sweepExports(context),
    sweepAnswers(context),
    sweepFiles(context),
  ]);
}

/** During a rolling update an older version adds rows without the names and months that searches use. */
export async function fillIn(context: Context): Promise<void> {
  await nameTheFindable(context);
  await nameForSearch(context);
  await fillMonths(context);
}

export async function sweepFiles({ images, exports }: Pick<Context, "images" | "exports">): Promise<void> {
  await Promise.all([images.sweep(), exports.sweep()]);
}
