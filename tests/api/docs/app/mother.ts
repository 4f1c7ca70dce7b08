import { ok } from "@oazapfts/runtime";
import { addPost, defaults, readPregnancyInfo, register, type Post } from "./client.ts";

/** An app by somebody who has openapi.json alone: a mother registers, reads her week and writes a post. */
const [address = "", phoneNumber = "", lastMenstrualPeriod = ""] = process.argv.slice(2);
defaults.baseUrl = `${address}/api`;

const { token, user } = await ok(
  register({
    fullName: "Sana",
    password: "a quiet lamp",
    email: "sana@example.org",
    phoneNumber,
    dob: "1996-05-04",
    gender: "FEMALE",
    city: "other",
    lastMenstrualPeriod,
    isPregnant: true,
  }),
);
defaults.headers = { "x-auth-header": token };

const [pregnancy] = (await ok(readPregnancyInfo())).data;
const written = await ok(addPost({ moodID: 2, title: "Hello", description: "My first post." }));
const post: Post = written.data;

console.log(
  JSON.stringify({
    name: user.fullName,
    weeks: pregnancy?.gestationalAge?.weeks,
    shape: pregnancy?.pregnancyWeek?.babyShape,
    post: { title: post.title, author: post.userId.fullName, state: post.state },
  }),
);
