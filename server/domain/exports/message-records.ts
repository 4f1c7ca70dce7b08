import { say } from "../../contract/sentences/say.ts";
import { hidingOf } from "../messages/hidden-messages.ts";
import { isBlockOfReader, nameForReader } from "../messages/partners.ts";
import { instant, PAGE, pagesAfter, type Content } from "./rows.ts";
import { contactStates } from "./values.ts";

export const messages: Content = {
  name: "messages",
  about: say.exportAboutMessages,
  columns: ["with", "isFromYou", "text", "sentAt"],
  async *pages({ db }, { id: memberId }) {
    const sides = await db
      .selectFrom("conversationSide")
      .leftJoin("member", "member.id", "conversationSide.otherId")
      .leftJoin("memberBlock", isBlockOfReader)
      .select(["conversationSide.conversationId", "conversationSide.hiddenPosition", nameForReader])
      .where("conversationSide.memberId", "=", memberId)
      .orderBy("conversationSide.conversationId")
      .execute();
    for (const { conversationId, hiddenPosition, fullName } of sides) {
      yield* pagesAfter(async (after) => {
        const rows = await db
          .selectFrom("message")
          .select(["position", "senderId", "body", "createdAt"])
          .where("conversationId", "=", conversationId)
          .where("position", ">", after)
          .where((where) =>
            where.or([
              where("senderId", "=", memberId),
              where.and([
                where("position", ">", hiddenPosition),
                where.not(where.exists(hidingOf(where.ref("message.id"), memberId))),
              ]),
            ]),
          )
          .orderBy("position")
          .limit(PAGE)
          .execute();
        return rows.map(({ position, senderId, body, createdAt }) => ({
          number: position,
          row: {
            with: fullName ?? say.deletedMember(),
            isFromYou: senderId === memberId,
            text: body,
            sentAt: instant(createdAt),
          },
        }));
      });
    }
  },
};

export const contactMessages: Content = {
  name: "contact-messages",
  about: say.exportAboutContactMessages,
  columns: ["reference", "name", "contactNumber", "subject", "text", "state", "writtenAt", "answer", "answeredAt"],
  values: { state: contactStates },
  async *pages({ db }, { id }) {
    const rows = await db
      .selectFrom("contactMessage")
      .leftJoin("contactAnswer", "contactAnswer.contactMessageId", "contactMessage.id")
      .select(["contactMessage.reference", "contactMessage.name", "contactMessage.contactNumber"])
      .select(["contactMessage.subject", "contactMessage.query", "contactMessage.state", "contactMessage.createdAt"])
      .select(["contactAnswer.body as answer", "contactAnswer.createdAt as answeredAt"])
      .where("contactMessage.authorId", "=", id)
      .orderBy("contactMessage.createdAt")
      .orderBy("contactAnswer.createdAt")
      .execute();
    yield rows.map(({ query, createdAt, answeredAt, ...row }) => ({
      ...row,
      text: query,
      writtenAt: instant(createdAt),
      answeredAt: instant(answeredAt),
    }));
  },
};
