import type { ObjectName } from "./objects.ts";

export interface Size {
  readonly week: number;
  /** With its article, as it stands after 'about the size of'. */
  readonly words: string;
  readonly object: ObjectName;
  /** The long side that the object is drawn with. It fits the week, and was not measured: never show it as a number. */
  readonly centimetres: number;
}

/** Things of here by length up to week 20, when a baby is measured from crown to rump, and by bulk after. */
const rows: readonly (readonly [week: number, words: string, object: ObjectName, centimetres: number])[] = [
  [4, "a poppy seed", "poppy", 0.1],
  [5, "a sesame seed", "sesame", 0.25],
  [6, "a lentil", "lentil", 0.5],
  [7, "a chickpea", "chickpea", 1],
  [8, "a kidney bean", "bean", 1.6],
  [9, "a grape", "grape", 2.2],
  [10, "a date", "date", 3.3],
  [11, "an apricot", "apricot", 4.4],
  [12, "a lemon", "lemon", 5.6],
  [13, "a peach", "peach", 6.8],
  [14, "a guava", "guava", 8.1],
  [15, "a pomegranate", "pomegranate", 10],
  [16, "a mango", "mango", 11.6],
  [17, "a sweet potato", "sweetpotato", 13],
  [18, "a bitter gourd", "karela", 14.2],
  [19, "a cucumber", "cucumber", 15.3],
  [20, "a banana", "banana", 16.4],
  [21, "a bunch of spinach", "spinach", 21],
  [22, "a corn cob in its leaves", "corn", 23],
  [23, "a big turnip", "turnip", 17],
  [24, "a big round brinjal (baingan)", "aubergine", 17],
  [25, "a small cauliflower", "cauliflower", 16],
  [26, "a bottle gourd", "lauki", 25],
  [27, "a cabbage", "cabbage", 16],
  [28, "a papaya", "papaya", 20],
  [29, "a pineapple", "pineapple", 26],
  [30, "a green coconut", "coconut", 16.5],
  [31, "a muskmelon", "kharbooza", 18],
  [32, "a small kettle", "kettle", 23],
  [33, "a sarda melon", "sarda", 22],
  [34, "a round watermelon", "darkmelon", 19],
  [35, "a small clay jug", "surahi", 25],
  [36, "a pumpkin", "pumpkin", 22],
  [37, "a small drum", "dholki", 26],
  [38, "a small jackfruit", "jackfruit", 26],
  [39, "a clay water pot", "matka", 25],
  [40, "a long watermelon", "watermelon", 27.5],
  [41, "a cooking pot", "degchi", 28],
  [42, "a basket of mangoes", "tokri", 29],
];

export const sizes: readonly Size[] = rows.map(([week, words, object, centimetres]) => ({
  week,
  words,
  object,
  centimetres,
}));

export function sizeOfWeek(week: number): Size | undefined {
  return sizes.find((size) => size.week === week);
}

export function sizeByObject(object: ObjectName): Size | undefined {
  return sizes.find((size) => size.object === object);
}

export function sizeByWords(words: string): Size | undefined {
  return sizes.find((size) => size.words === words.trim().toLowerCase());
}
