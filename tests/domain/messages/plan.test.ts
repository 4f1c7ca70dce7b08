import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../../server/db/schema.ts";
import { memberById, type Member } from "../../../server/domain/member/member.ts";
import { conversationWith, listConversations, unreadNews } from "../../../server/domain/messages/conversations.ts";
import { leaveConversations } from "../../../server/domain/leaving/conversations.ts";
import { isKeptAfter, lastEventOf, sweepEvents } from "../../../server/domain/messages/live-events.ts";
import { hideMessage, markRead, messageById, messagesWith } from "../../../server/domain/messages/messages.ts";
import { EVENTS_AT_ONCE, newsAfter } from "../../../server/domain/messages/news.ts";
import { findPeople, partnerById } from "../../../server/domain/messages/people.ts";
import {
  acceptRequest,
  blockPartner,
  hideConversation,
  refuseRequest,
} from "../../../server/domain/messages/requests.ts";
import { sendMessage } from "../../../server/domain/messages/sending.ts";
import type { Context } from "../../../server/domain/context.ts";
import { countUnreadNotifications, listNotifications } from "../../../server/domain/notifications/reading.ts";
import { isSqlite } from "../../support/empty-database.ts";
import { plannedDatabase, type PlannedDatabase } from "../../support/planned-database.ts";
import { FRIEND, READER, writeManyMessages } from "../../fixtures/many-messages.ts";

/** Of fewer PostgreSQL reads all. */
const MEMBERS = isSqlite ? 400 : 4_000;
const LONG = 3_000;

let planned: PlannedDatabase;
let db: Database;
let context: Context;
let reader: Member;
let friend: Member;
beforeAll(async () => {
  planned = await plannedDatabase();
  ({ db, context } = planned);
  await writeManyMessages(db, MEMBERS, LONG);
  await sql.raw(isSqlite ? "analyze" : "vacuum analyze").execute(db);
  reader = await memberById(context, READER);
  friend = await memberById(context, FRIEND);
}, 120_000);
afterAll(() => planned.drop());

const TABLES =
  /"(conversation|conversation_side|message|hidden_message|live_event|live_cursor|member|member_block|notification)"/;
const plansOf = (act: () => Promise<unknown>) => planned.plansOf(act, TABLES);

/** A read of a whole table, or of all its rows in the order of some index; the forum, whose tables are empty here, is no part of it. */
const readsAll = (plan: string) =>
  (isSqlite
    ? /\bSCAN (?!unread\b|CONSTANT\b|\d+-ROW VALUES\b)/
    : /\bSeq Scan on (?!(post|comment|hidden_post|thread_pseudonym)\b)/
  ).test(plan);
const straysOf = async (act: () => Promise<unknown>) => (await plansOf(act)).filter(readsAll);

const talk = `talk of ${FRIEND} and ${READER}`;
const sending = (text: string) => ({ text, clientId: null, submissionKey: text });

describe("among thousands of conversations no table is read whole", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["her inbox", () => listConversations(context, reader, 100)],
    ["how many she has not read", () => unreadNews(context, reader)],
    ["one conversation", () => conversationWith(context, reader, FRIEND)],
    ["the newest messages", () => messagesWith(context, reader, FRIEND, { before: null, limit: 50 })],
    ["older messages", () => messagesWith(context, reader, FRIEND, { before: 1_000, limit: 50 })],
    ["one message", () => messageById(context, reader, `${talk} 7`)],
    ["whom she may write to", () => partnerById(context, reader, FRIEND)],
    ["her news", () => newsAfter(context, reader, 0)],
    ["no news", () => newsAfter(context, reader, 1_000_000)],
    ["her newest event", () => lastEventOf(context, READER)],
    ["whether her events are kept still", () => isKeptAfter(context, READER, 7)],
    ["her notifications", () => listNotifications(context, reader, { page: 1, limit: 10 })],
    ["how many notifications she has not read", () => countUnreadNotifications(context, reader)],
  ])("for %s", async (_what, read) => {
    expect(await straysOf(read)).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["a message", () => sendMessage(context, friend, READER, sending("Are you well?"))],
    ["a first message", () => sendMessage(context, friend, `member${MEMBERS / 2}`, sending("Salam"))],
    ["a read mark", () => markRead(context, reader, FRIEND, LONG)],
    ["a message put out of sight", () => hideMessage(context, reader, `${talk} 9`)],
    ["a conversation put out of sight", () => hideConversation(context, reader, "member3")],
    ["an accepted request", () => acceptRequest(context, reader, "member10")],
    ["a refused request", () => refuseRequest(context, reader, "member20")],
    ["a block", () => blockPartner(context, reader, "member5")],
    ["leaving", () => db.transaction().execute((db) => leaveConversations({ ...context, db }, "member7"))],
    ["old events that are forgotten", () => sweepEvents(context)],
  ])("for %s", async (_what, change) => {
    expect(await straysOf(change)).toEqual([]);
  });

  test("for the picker, which reads as far as its page in the order of names", async () => {
    const inOrder = /(SCAN|SEARCH) member USING INDEX member_findable/;
    const people = () => findPeople(context, reader, { search: "member", page: 1, limit: 5 });
    const [page = ""] = await plansOf(people);

    expect(page).toMatch(isSqlite ? inOrder : /Index Scan using member_findable on member/);
  });
});

test("what came is told by one query, with the messages that she has not hidden", async () => {
  const plans = await plansOf(() => newsAfter(context, friend, 0));
  const news = await newsAfter(context, friend, 0);

  expect(plans).toHaveLength(1);
  expect(plans[0]).toMatch(
    isSqlite ? /\(conversation_id=\? AND position=\?\)/ : /"position" = live_event."position"\)\)/,
  );
  expect(news).toHaveLength(EVENTS_AT_ONCE);
  expect(news.map(({ number }) => number)).toEqual(Array.from({ length: EVENTS_AT_ONCE }, (_, index) => index + 1));
  for (const { position, message, unread } of news) {
    expect(message?.position ?? null).toBe(position && position % 10 === 2 ? null : position);
    expect(unread).toBe((await unreadNews(context, friend)).unread);
  }
});

test("a read of a whole table would be seen", async () => {
  const ofBody = () => db.selectFrom("message").select("id").where("body", "=", "x").execute();
  const ofOther = () => db.selectFrom("conversationSide").select("memberId").where("otherId", "=", "x").execute();
  for (const read of [ofBody, ofOther]) expect((await plansOf(read)).map(readsAll)).toEqual([true]);
});
