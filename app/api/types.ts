import type { InferResponseType } from "hono/client";
import type { inConversations, Ours, Spelled, Spelling } from "../../server/contract/spellings.ts";
import type { ApiClient } from "./client.ts";

type Sent<Call extends (...asked: never[]) => unknown, S extends Spelling = Ours> = Spelled<
  InferResponseType<Call, 200>,
  S
>;

export type Member = Sent<ApiClient["user"]["me"]["$get"]>["data"];
export type Phase = Member["phase"];
export type PregnancyInfo = Sent<ApiClient["pregnancies"]["user"]["$get"]>["data"][number];
export type PregnancyRecord = Sent<ApiClient["pregnancies"]["all"]["$get"]>["data"][number];
export type Week = Sent<ApiClient["week"]["$get"]>["data"][number];
export type AfterBirthWeek = Sent<ApiClient["babyWeeks"]["$get"]>["data"][number];
export type Review = Sent<ApiClient["reviews"]["$get"]>["data"][number];
export type OwnReview = NonNullable<Sent<ApiClient["reviews"]["mine"]["$get"]>["data"]>;
export type ArticleCard = Sent<ApiClient["article"]["latest"]["articles"]["v2"]["$get"]>["data"][number];
export type DangerSignQuestion = Sent<ApiClient["dangersign"]["$get"]>["data"][number];
export type City = Sent<ApiClient["city"]["$get"]>[number];
export type EventOccurrence = Sent<ApiClient["event"]["$get"]>["data"][number];
export type OwnDate = Sent<ApiClient["calendar"]["$get"]>["data"]["dates"][number];
export type VisitPlan = Sent<ApiClient["calendar"]["contacts"]["$get"]>["data"];
export type Source = Week["sources"][number];
export type ModerationCase = Sent<ApiClient["moderation"]["$get"]>["data"][number];
export type DecidedCase = Sent<ApiClient["moderation"]["decided"]["$get"]>["data"][number];
export type OpenCase = Sent<ApiClient["moderation"][":kind"][":id"]["$get"]>["data"];
export type PastDecision = OpenCase["history"][number];
export type OwnDecision = Sent<ApiClient["decision"][":id"]["$get"]>["data"];
export type ContactMessage = Sent<ApiClient["contact"][":reference"]["$get"]>["data"];
export type SupportCase = Sent<ApiClient["support"][":reference"]["$get"]>["data"];
export type ReplacedPassword = Sent<ApiClient["user"]["reset-password"]["$post"]>;
export type FoundMember = Sent<ApiClient["member"]["$get"]>["data"][number];
export type MemberRecord = Sent<ApiClient["member"][":id"]["$get"]>["data"];
export type IssuedCode = Sent<ApiClient["member"][":id"]["reset-code"]["$post"]>["data"];
export type LoggedAct = Sent<ApiClient["act"]["$get"]>["data"][number];
export type ContentPicture = Sent<ApiClient["content"]["picture"]["$get"]>["data"][number];
export type ContentPictureUse = Sent<ApiClient["content"]["picture"][":id"]["use"]["$get"]>["data"][number];
export type OperatorSettings = Sent<ApiClient["setting"]["operator"]["$get"]>["data"];
export type Post = Sent<ApiClient["forum"][":id"]["$get"]>["data"];
export type Comment = Sent<ApiClient["comment"][":id"]["$get"]>["data"];
export type Author = Post["author"];
export type Notification = Sent<ApiClient["notification"]["pagination"]["$get"]>["data"][number];
export type Conversation = Sent<ApiClient["messages"]["chatlist"]["$get"], typeof inConversations>["users"][number];
export type Message = Sent<ApiClient["messages"]["add"]["$post"]>["data"];
export type NotificationTopics = Sent<ApiClient["notification"]["topics"]["$get"]>["data"];
export type ContentItem = Sent<ApiClient["content"]["$get"]>["data"][number];
export type EditedItem = Sent<ApiClient["content"][":kind"][":key"]["$get"]>["data"];
export type ContentDocument = EditedItem["document"];
type VersionCall = ApiClient["content"][":kind"][":key"]["versions"][":number"]["$get"];
export type Difference = Sent<VersionCall>["data"]["differences"][number];
