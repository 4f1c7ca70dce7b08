import type { LanguageCode } from "../../contract/languages.ts";
import type { PushTopic } from "../../contract/push/topics.ts";

/** As neutral as an SMS: neither the product's name nor anybody's, nor what it is about. */
const texts: Record<LanguageCode, Record<PushTopic, string>> = {
  en: { messages: "You have a new message.", news: "There is something new for you." },
  ur: { messages: "آپ کے لیے ایک نیا پیغام ہے۔", news: "آپ کے لیے کچھ نیا ہے۔" },
};

export const newsText = (language: LanguageCode, topic: PushTopic): string => texts[language][topic];
