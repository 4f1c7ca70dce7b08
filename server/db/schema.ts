import type { Kysely } from "kysely";
import type { AccountTables } from "./schema/accounts.ts";
import type { ArticleTables } from "./schema/articles.ts";
import type { CalendarTables } from "./schema/calendar.ts";
import type { CityTables } from "./schema/cities.ts";
import type { ContactTables } from "./schema/support.ts";
import type { ContentPictureTables } from "./schema/content-pictures.ts";
import type { ContentTables } from "./schema/content.ts";
import type { EventTables } from "./schema/events.ts";
import type { ExportTables } from "./schema/exports.ts";
import type { FileTables } from "./schema/files.ts";
import type { ForumTables } from "./schema/forum.ts";
import type { GuidelineTables } from "./schema/guidelines.ts";
import type { MessageTables } from "./schema/messages.ts";
import type { ModerationTables } from "./schema/moderation.ts";
import type { NotificationTables } from "./schema/notifications.ts";
import type { NumberTables } from "./schema/numbers.ts";
import type { PageTables } from "./schema/pages.ts";
import type { PregnancyTables } from "./schema/pregnancies.ts";
import type { ReviewTables } from "./schema/reviews.ts";
import type { SettingTables } from "./schema/settings.ts";
import type { SymptomTables } from "./schema/symptoms.ts";
import type { TipTables } from "./schema/tips.ts";
import type { WeekTables } from "./schema/weeks.ts";

export interface Schema
  extends
    CityTables,
    AccountTables,
    PregnancyTables,
    WeekTables,
    TipTables,
    PageTables,
    ReviewTables,
    ArticleTables,
    SymptomTables,
    GuidelineTables,
    EventTables,
    CalendarTables,
    ExportTables,
    FileTables,
    ForumTables,
    MessageTables,
    ModerationTables,
    NotificationTables,
    NumberTables,
    ContactTables,
    SettingTables,
    ContentPictureTables,
    ContentTables {}

export type Database = Kysely<Schema>;
