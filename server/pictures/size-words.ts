import type { LanguageCode } from "../contract/languages.ts";
import type { ObjectName } from "./objects.ts";
import type { Size } from "./sizes.ts";

/** Whole phrases, since a noun changes within a sentence. */
const phrases: Partial<Record<LanguageCode, Partial<Record<ObjectName, string>>>> = {
  ur: {
    poppy: "خشخاش کے دانے جتنا",
    sesame: "تل کے دانے جتنا",
    lentil: "مسور کے دانے جتنا",
    chickpea: "چنے جتنا",
    bean: "لوبیے کے دانے جتنا",
    grape: "انگور جتنا",
    date: "کھجور جتنا",
    apricot: "خوبانی جتنا",
    lemon: "لیموں جتنا",
    peach: "آڑو جتنا",
    guava: "امرود جتنا",
    pomegranate: "انار جتنا",
    mango: "آم جتنا",
    sweetpotato: "شکرقندی جتنا",
    karela: "کریلے جتنا",
    cucumber: "کھیرے جتنا",
    banana: "کیلے جتنا",
    spinach: "پالک کی گڈی جتنا",
    corn: "پتوں سمیت مکئی کے بھٹے جتنا",
    turnip: "بڑے شلجم جتنا",
    aubergine: "بڑے گول بینگن جتنا",
    cauliflower: "چھوٹی پھول گوبھی جتنا",
    lauki: "لوکی جتنا",
    cabbage: "بند گوبھی جتنا",
    papaya: "پپیتے جتنا",
    pineapple: "انناس جتنا",
    coconut: "ہرے ناریل جتنا",
    kharbooza: "خربوزے جتنا",
    kettle: "چھوٹی کیتلی جتنا",
    sarda: "سردے جتنا",
    darkmelon: "گول تربوز جتنا",
    surahi: "چھوٹی صراحی جتنا",
    pumpkin: "حلوہ کدو جتنا",
    dholki: "چھوٹی ڈھولکی جتنا",
    jackfruit: "چھوٹے کٹھل جتنا",
    matka: "مٹی کے گھڑے جتنا",
    watermelon: "لمبے تربوز جتنا",
    degchi: "دیگچی جتنا",
    tokri: "آموں کی ٹوکری جتنا",
  },
};

/** In English with its article, as it stands after 'about the size of'; in other languages the whole phrase. */
export function wordsOfSize({ object, words }: Size, language: LanguageCode): string {
  return phrases[language]?.[object] ?? words;
}
