import { href, Link } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { AccountArea } from "../../components/account-area.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { formatDate } from "../../format/dates.ts";
import { pageTitle } from "../../format/title.ts";
import { Icon } from "../../icons/icon.tsx";
import { signedInMember } from "../../middleware/member.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/children.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const { data: children } = await load(getApi(context).children.$get());
  return {
    isAfterLoss: signedInMember(context).stage === "afterLoss",
    children: children.map(({ id, name, called, birthDate }) => ({
      id,
      called,
      born: name === null ? null : m.childBorn({ date: formatDate(birthDate) }),
    })),
  };
}

export { noForms as action } from "../no-forms.ts";

export default function Children({ loaderData: { children, isAfterLoss } }: Route.ComponentProps) {
  return (
    <AccountArea>
      <h1>{m.childrenTitle()}</h1>
      <p className="lead">
        {children.length > 0 ? m.childrenLead() : isAfterLoss ? m.childrenNoneAfterLoss() : m.childrenNone()}
      </p>
      {children.length > 0 ? (
        <RowList label={m.childrenTitle()}>
          {children.map(({ id, called, born }) => (
            <Row
              key={id}
              to={href("/children/edit/:id", { id })}
              icon="baby"
              title={<bdi>{called}</bdi>}
              hint={born}
              preventScrollReset
            />
          ))}
        </RowList>
      ) : null}
      <p className="actions">
        <Link className="button plain" to={href("/children/add")} preventScrollReset>
          <Icon name="plus" />
          {m.childAdd()}
        </Link>
      </p>
      {children.length > 0 ? (
        <p>
          <Link to={href("/plan")}>{m.childrenToPlan()}</Link>
        </p>
      ) : null}
    </AccountArea>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.childrenTitle());
}
