import { href, redirect } from "react-router";
import { getApi, load } from "../../api/client.ts";
import type { ContactMessage } from "../../api/types.ts";
import { AccountArea } from "../../components/account-area.tsx";
import { DangerLine } from "../../components/danger-line.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { sendForm } from "../../enhance/send-form.ts";
import { momentOf, type Moment } from "../../format/relative-time.ts";
import { pageTitle } from "../../format/title.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { readIntent } from "../../forms/intent.ts";
import { draftFields } from "../../middleware/draft.ts";
import { getMember } from "../../middleware/member.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { Route } from "./+types/contact.ts";
import { ContactForm } from "./contact-form.tsx";
import { MESSAGES_PER_PAGE } from "./limits.ts";
import { contactConstraint, sendMessage } from "./send-message.ts";
import { stateInWords } from "./words.ts";
import { m } from "../../messages/m.ts";
import { Rich } from "../../components/rich.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = getMember(context);
  if (!member) throw redirect(href("/login"));
  const page = pageNumber(request);
  const list = await load(getApi(context).contact.$get({ query: { page: String(page), limit: MESSAGES_PER_PAGE } }));
  refuseBeyond(page, list.totalPages);
  const timeZone = timeZoneOf(context);
  return {
    constraint: contactConstraint(),
    known: {
      name: member.fullName,
      contactNumber: member.phoneNumber,
      formKey: crypto.randomUUID(),
      ...draftFields(context),
    },
    messages: list.data.map(({ reference, subject, state, createdTime }) => ({
      reference,
      subject,
      state,
      sent: momentOf(createdTime, timeZone),
    })),
    page,
    totalPages: list.totalPages,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  readIntent(form, ["contact"], "contact");
  return sendMessage(form, context);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { constraint, known, messages, page, totalPages } = loaderData;
  return (
    <AccountArea>
      <h1>{m.placeContactUs()}</h1>
      <p className="lead">{m.contactLead()}</p>
      <p>
        <DangerLine />
      </p>
      <ContactForm result={actionData?.result} constraint={constraint} known={known} />
      {messages.length > 0 ? (
        <section aria-labelledby="sent">
          <h2 id="sent">{m.contactYourMessages()}</h2>
          <RowList>
            {messages.map((message) => (
              <Entry key={message.reference} message={message} />
            ))}
          </RowList>
          <Pagination page={page} totalPages={totalPages} label={m.contactYourMessages()} />
        </section>
      ) : null}
    </AccountArea>
  );
}

function Entry({ message }: { message: Pick<ContactMessage, "reference" | "subject" | "state"> & { sent: Moment } }) {
  const { reference, subject, state, sent } = message;
  return (
    <Row
      to={href("/contact/:reference", { reference })}
      icon="message-circle"
      title={<bdi>{subject}</bdi>}
      hint={
        <>
          {stateInWords[state]}&nbsp;·{" "}
          <Rich
            of={m.contactEntry}
            marks={{ time: <time dateTime={sent.dateTime} />, number: <span className="reference" /> }}
            with={{ sent: sent.label, reference }}
          />
        </>
      }
    />
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.placeContactUs());
}
