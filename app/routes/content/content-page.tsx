import { AccountArea } from "../../components/account-area.tsx";
import { formatDate } from "../../format/dates.ts";
import { Html } from "../../format/html.tsx";
import { m } from "../../messages/m.ts";

export function ContentPage(props: {
  title: string;
  html: string;
  updatedOn: string | null;
  /** Before the text. */
  lead?: React.ReactNode;
  children?: React.ReactNode;
}) {
  const { title, html, updatedOn, lead, children } = props;
  return (
    <AccountArea>
      <h1>{title}</h1>
      {lead}
      {html ? <Html html={html} /> : null}
      {children}
      {updatedOn ? <p className="quiet">{m.lastChanged({ date: formatDate(updatedOn) })}</p> : null}
    </AccountArea>
  );
}
