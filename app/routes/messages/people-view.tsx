import type { ElementType } from "react";
import { href, Link } from "react-router";
import { Avatar } from "../../components/avatar.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { Icon } from "../../icons/icon.tsx";
import { conversationAddress } from "./message-address.ts";
import type { loader } from "./people.tsx";
import { m } from "../../messages/m.ts";
import { Rich } from "../../components/rich.tsx";

export type PeopleData = Awaited<ReturnType<typeof loader>>;

interface Props {
  data: PeopleData;
  address?: string;
  Title: ElementType;
}

export function PeopleView({ data, address, Title }: Props) {
  const { people, search, page, totalPages } = data;
  return (
    <>
      <Link className="back" to={href("/messages")}>
        <Icon name="arrow-left" />
        {m.placeMessages()}
      </Link>
      <Title>{m.messageNew()}</Title>
      <SearchForm action={href("/messages/new")} label={m.messageSearch()} search={search} />
      {people.length > 0 ? (
        <RowList>
          {people.map(({ id, fullName, image, isSample }) => (
            <Row
              key={id}
              to={conversationAddress(id)}
              picture={<Avatar name={fullName} image={image} size={40} id={id} />}
              title={<bdi>{fullName}</bdi>}
              hint={isSample ? <span className="sample">{m.samplePerson()}</span> : undefined}
            />
          ))}
        </RowList>
      ) : (
        <EmptyState title={search ? m.messageNobody({ search }) : m.messageNoMembers()}>
          <Rich
            of={search ? m.messageNobodyText : m.messageOnlyFindable}
            marks={{ choose: <Link to={href(search ? "/messages/new" : "/account/privacy")} /> }}
          />
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} label={m.messageMembers()} {...(address ? { address } : {})} />
    </>
  );
}
