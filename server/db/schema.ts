import type { Kysely } from "kysely";
import type { AccountTables } from "./schema/accounts.ts";
import type { CalendarTables } from "./schema/calendar.ts";
import type { ChildTables } from "./schema/children.ts";
import type { SupportTables } from "./schema/support.ts";
import type { ContentPictureTables } from "./schema/content-pictures.ts";
import type { ContentTables } from "./schema/content.ts";
import type { DraftTables } from "./schema/drafts.ts";
import type { ExportTables } from "./schema/exports.ts";
import type { FileTables } from "./schema/files.ts";
import type { ForumTables } from "./schema/forum.ts";
import type { LibraryTables } from "./schema/library.ts";
import type { MessageTables } from "./schema/messages.ts";
import type { ModerationTables } from "./schema/moderation.ts";
import type { MoodCheckTables } from "./schema/mood-checks.ts";
import type { NotificationTables } from "./schema/notifications.ts";
import type { NumberTables } from "./schema/numbers.ts";
import type { PregnancyTables } from "./schema/pregnancies.ts";
import type { PushTables } from "./schema/push.ts";
import type { RecordTables } from "./schema/record.ts";
import type { ReminderTables } from "./schema/reminders.ts";
import type { ReviewTables } from "./schema/reviews.ts";
import type { SettingTables } from "./schema/settings.ts";

export interface Schema
  extends
    AccountTables,
    LibraryTables,
    PregnancyTables,
    PushTables,
    RecordTables,
    ReminderTables,
    ReviewTables,
    CalendarTables,
    ChildTables,
    DraftTables,
    ExportTables,
    FileTables,
    ForumTables,
    MessageTables,
    ModerationTables,
    MoodCheckTables,
    NotificationTables,
    NumberTables,
    SupportTables,
    SettingTables,
    ContentPictureTables,
    ContentTables {}

export type Database = Kysely<Schema>;
