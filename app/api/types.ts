import type { MemberNewsJson, PasswordChangeJson, UserJson } from "../../server/contract/account/answers.ts";
import type { ArticleCardJson, WeeklyArticleJson } from "../../server/contract/articles/answers.ts";
import type { ActJson } from "../../server/contract/audit-log/answers.ts";
import type { OwnDateJson, VisitPlanJson } from "../../server/contract/calendar/answers.ts";
import type { ChildJson } from "../../server/contract/children/answers.ts";
import type { CityJson } from "../../server/contract/cities/answers.ts";
import type {
  CheckJson,
  ClinicianReviewJson,
  ContentDocumentJson,
  ContentItemJson,
  ListedItemJson,
  DifferenceJson,
  EnglishBesideJson,
  FieldChangeJson,
  RiskJson,
  SourceJson,
  WholeItemJson,
} from "../../server/contract/content/answers.ts";
import type { EventJson } from "../../server/contract/events/answers.ts";
import type {
  AuthorJson,
  CommentJson,
  EditedTopicJson,
  PostJson,
  WholePostJson,
  TopicJson,
} from "../../server/contract/forum/answers.ts";
import type {
  FoundMemberJson,
  IssuedCodeJson,
  MemberRecordJson,
} from "../../server/contract/member-administration/answers.ts";
import type { ListedFamilyMonthJson } from "../../server/contract/family/answers.ts";
import type { HandoutJson } from "../../server/contract/handouts/answers.ts";
import type { GrowthJson, GrowthReadingJson } from "../../server/contract/growth/answers.ts";
import type { HelplineJson } from "../../server/contract/helplines/answers.ts";
import type { ConversationJson, MessageJson } from "../../server/contract/messages/answers.ts";
import type {
  CaseJson,
  DecidedCaseJson,
  DecisionJson,
  OpenCaseJson,
  PastDecisionJson,
} from "../../server/contract/moderation/answers.ts";
import type { KeptMoodCheckJson, MoodCheckJson, MoodResultJson } from "../../server/contract/mood-check/answers.ts";
import type { NotificationJson, TopicsJson } from "../../server/contract/notifications/answers.ts";
import type { ContentPictureJson, PictureUseJson } from "../../server/contract/pictures/answers.ts";
import type { GeneralPlanJson, PlanItemJson, PlanJson } from "../../server/contract/plan/answers.ts";
import type {
  PregnancyInfoJson,
  PregnancyRecordJson,
  WeekOfDateJson,
} from "../../server/contract/pregnancies/answers.ts";
import type { ReadingJson, RecordJson } from "../../server/contract/record/answers.ts";
import type { PushJson } from "../../server/contract/push/answers.ts";
import type { ReminderChoiceJson } from "../../server/contract/reminders/answers.ts";
import type { OwnReviewJson, ReviewJson } from "../../server/contract/reviews/answers.ts";
import type { SearchItemJson, SearchJson } from "../../server/contract/search/answers.ts";
import type { CitedSourceJson, OperatorSettingsJson } from "../../server/contract/settings/answers.ts";
import type { inConversations, Spelled } from "../../server/contract/spellings.ts";
import type { TodayJson } from "../../server/contract/today/answers.ts";
import type { ContactMessageJson, SupportCaseJson } from "../../server/contract/support/answers.ts";
import type { DangerSignQuestionJson } from "../../server/contract/symptoms/answers.ts";
import type { AfterBirthWeekJson, WeekJson } from "../../server/contract/weeks/answers.ts";

export type Member = Spelled<UserJson>;
export type MemberNews = Omit<Spelled<MemberNewsJson>, "member" | "today">;
export type Phase = Member["phase"];
export type Today = Spelled<TodayJson>;
export type PregnancyInfo = Spelled<PregnancyInfoJson>;
export type PregnancyRecord = Spelled<PregnancyRecordJson>;
export type WeekOfDate = Spelled<WeekOfDateJson>;
export type Week = Spelled<WeekJson>;
export type AfterBirthWeek = Spelled<AfterBirthWeekJson>;
export type Review = Spelled<ReviewJson>;
export type Push = PushJson;
export type ReminderChoice = ReminderChoiceJson;
export type OwnReview = Spelled<OwnReviewJson>;
export type ArticleCard = Spelled<ArticleCardJson>;
export type WeeklyArticle = Spelled<WeeklyArticleJson>;
export type DangerSignQuestion = Spelled<DangerSignQuestionJson>;
export type ListedFamilyMonth = Spelled<ListedFamilyMonthJson>;
export type Helpline = Spelled<HelplineJson>;
export type MoodCheck = Spelled<MoodCheckJson>;
export type MoodResult = Spelled<MoodResultJson>;
export type KeptMoodCheck = Spelled<KeptMoodCheckJson>;
export type City = Spelled<CityJson>;
export type EventOccurrence = Spelled<EventJson>;
export type Search = Spelled<SearchJson>;
export type SearchItem = Spelled<SearchItemJson>;
export type OwnDate = Spelled<OwnDateJson>;
export type VisitPlan = Spelled<VisitPlanJson>;
export type Plan = Spelled<PlanJson>;
export type GeneralPlan = Spelled<GeneralPlanJson>;
export type PlanItem = Spelled<PlanItemJson>;
export type Child = Spelled<ChildJson>;
export type OwnRecord = Spelled<RecordJson>;
export type Reading = Spelled<ReadingJson>;
export type Growth = Spelled<GrowthJson>;
export type GrowthReading = Spelled<GrowthReadingJson>;
export type Source = Spelled<SourceJson>;
export type CitedSource = Spelled<CitedSourceJson>;
export type ClinicianReview = Spelled<ClinicianReviewJson>;
export type ContentCheck = Spelled<CheckJson>;
export type Risk = Spelled<RiskJson>;
export type ModerationCase = Spelled<CaseJson>;
export type DecidedCase = Spelled<DecidedCaseJson>;
export type OpenCase = Spelled<OpenCaseJson>;
export type PastDecision = Spelled<PastDecisionJson>;
export type OwnDecision = Spelled<DecisionJson>;
export type ContactMessage = Spelled<ContactMessageJson>;
export type SupportCase = Spelled<SupportCaseJson>;
export type ReplacedPassword = Spelled<PasswordChangeJson>;
export type FoundMember = Spelled<FoundMemberJson>;
export type MemberRecord = Spelled<MemberRecordJson>;
export type IssuedCode = Spelled<IssuedCodeJson>;
export type LoggedAct = Spelled<ActJson>;
export type ContentPicture = Spelled<ContentPictureJson>;
export type ContentPictureUse = Spelled<PictureUseJson>;
export type OperatorSettings = Spelled<OperatorSettingsJson>;
export type Post = Spelled<PostJson>;
export type WholePost = Spelled<WholePostJson>;
export type Comment = Spelled<CommentJson>;
export type ForumTopic = Spelled<TopicJson>;
export type EditedTopic = Spelled<EditedTopicJson>;
export type Author = Spelled<AuthorJson>;
export type Notification = Spelled<NotificationJson>;
export type NotificationTopics = Spelled<TopicsJson>;
export type Conversation = Spelled<ConversationJson, typeof inConversations>;
export type Message = Spelled<MessageJson>;
export type ContentItem = Spelled<ContentItemJson>;
export type ContentListItem = Spelled<ListedItemJson>;
export type EditedItem = Spelled<WholeItemJson>;
export type ContentDocument = Spelled<ContentDocumentJson>;
export type Difference = Spelled<DifferenceJson>;
export type FieldChange = Spelled<FieldChangeJson>;
export type Handout = Spelled<HandoutJson>;
export type EnglishBeside = Spelled<EnglishBesideJson>;
