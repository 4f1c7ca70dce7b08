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
        Messages
      </Link>
      <Title>New message</Title>
      <SearchForm action={href("/messages/new")} label="Search by name..." search={search} />
      {people.length > 0 ? (
        <RowList>
          {people.map(({ id, fullName, image, isSample }) => (
            <Row
              key={id}
              to={conversationAddress(id)}
              picture={<Avatar name={fullName} image={image} size={40} />}
              title={<bdi>{fullName}</bdi>}
              hint={isSample ? <span className="sample">Sample, not a real person</span> : undefined}
            />
          ))}
        </RowList>
      ) : (
        <EmptyState title={search ? `Nobody found for '${search}'` : "No members to find yet"}>
          Only members who chose to be found are here.{" "}
          <Link to={href("/account/privacy")}>Choose who may find you</Link>
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} label="Members" {...(address ? { address } : {})} />
    </>
  );
}
