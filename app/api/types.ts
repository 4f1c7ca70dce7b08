import type { InferResponseType } from "hono/client";
import type { ApiClient } from "./client.ts";

/** The contract's records as pages receive them. */
export type PregnancyInfo = InferResponseType<ApiClient["pregnancyinfo"]["user"]["$get"], 200>["data"][number];
export type PregnancyRecord = InferResponseType<ApiClient["pregnancyinfo"]["all"]["$get"], 200>["data"][number];
export type Week = InferResponseType<ApiClient["week"]["$get"], 200>["data"][number];
export type AfterBirthWeek = InferResponseType<ApiClient["afterpregnancy"]["$get"], 200>["data"][number];
export type Review = InferResponseType<ApiClient["user-review"]["$get"], 200>["data"][number];
export type OwnReview = NonNullable<InferResponseType<ApiClient["user-review"]["mine"]["$get"], 200>["data"]>;
export type ArticleCard = InferResponseType<
  ApiClient["article"]["latest"]["articles"]["v2"]["$get"],
  200
>["data"][number];
export type DangerSignQuestion = InferResponseType<ApiClient["dangersign"]["$get"], 200>["data"][number];
export type City = InferResponseType<ApiClient["city"]["$get"], 200>[number];
export type EventOccurrence = InferResponseType<ApiClient["event"]["$get"], 200>["data"][number];
export type OwnDate = InferResponseType<ApiClient["calendar"]["$get"], 200>["data"]["dates"][number];
export type ContactPlan = InferResponseType<ApiClient["calendar"]["contacts"]["$get"], 200>["data"];
export type Source = Week["sources"][number];
export type ModerationCase = InferResponseType<ApiClient["moderation"]["$get"], 200>["data"][number];
export type DecidedCase = InferResponseType<ApiClient["moderation"]["decided"]["$get"], 200>["data"][number];
export type OpenCase = InferResponseType<ApiClient["moderation"][":kind"][":id"]["$get"], 200>["data"];
export type PastDecision = OpenCase["history"][number];
export type OwnDecision = InferResponseType<ApiClient["decision"][":id"]["$get"], 200>["data"];
export type ContactMessage = InferResponseType<ApiClient["contact"][":reference"]["$get"], 200>["data"];
export type SupportCase = InferResponseType<ApiClient["support"][":reference"]["$get"], 200>["data"];
export type ReplacedPassword = InferResponseType<ApiClient["user"]["reset-password"]["$post"], 200>;
export type FoundMember = InferResponseType<ApiClient["member"]["$get"], 200>["data"][number];
export type MemberRecord = InferResponseType<ApiClient["member"][":id"]["$get"], 200>["data"];
export type IssuedCode = InferResponseType<ApiClient["member"][":id"]["reset-code"]["$post"], 200>["data"];
export type LoggedAct = InferResponseType<ApiClient["act"]["$get"], 200>["data"][number];
export type ContentPicture = InferResponseType<ApiClient["content"]["picture"]["$get"], 200>["data"][number];
export type ContentPictureUse = InferResponseType<
  ApiClient["content"]["picture"][":id"]["use"]["$get"],
  200
>["data"][number];
export type OperatorSettings = InferResponseType<ApiClient["setting"]["operator"]["$get"], 200>["data"];
export type Post = InferResponseType<ApiClient["socialform"][":id"]["$get"], 200>["data"];
export type Comment = InferResponseType<ApiClient["comment"][":id"]["$get"], 200>["data"];
export type Author = Post["userId"];
export type Notification = InferResponseType<ApiClient["notification"]["pagination"]["$get"], 200>["data"][number];
export type Conversation = InferResponseType<ApiClient["chat"]["chatlist"]["$get"], 200>["users"][number];
export type Message = InferResponseType<ApiClient["chat"]["add"]["$post"], 200>["data"];
export type NotificationTopics = InferResponseType<ApiClient["notification"]["topics"]["$get"], 200>["data"];
export type ContentItem = InferResponseType<ApiClient["content"]["$get"], 200>["data"][number];
export type EditedItem = InferResponseType<ApiClient["content"][":kind"][":key"]["$get"], 200>["data"];
export type ContentDocument = EditedItem["document"];
type VersionCall = ApiClient["content"][":kind"][":key"]["versions"][":number"]["$get"];
export type Difference = InferResponseType<VersionCall, 200>["data"]["differences"][number];
