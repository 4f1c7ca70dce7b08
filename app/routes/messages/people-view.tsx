import type { ElementType } from "react";
import { href, Link } from "react-router";
import { Avatar } from "../../components/avatar.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { Icon } from "../../icons/icon.tsx";
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
      <Title>Write to somebody</Title>
      <SearchForm action={href("/messages/new")} label="Search by name..." search={search} />
      {people.length > 0 ? (
        <ul className="conversations">
          {people.map((person) => (
            <li key={person.id}>
              <Avatar name={person.fullName} image={person.image} size={40} />
              <div>
                <p className="conversation-head">
                  <Link to={href("/messages/with/:partnerId", { partnerId: person.id })}>
                    <bdi>{person.fullName}</bdi>
                  </Link>
                </p>
                {person.isSample ? <p className="sample">Sample, not a real person</p> : null}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={search ? `Nobody found for '${search}'` : "Nobody to be found yet"}>
          Only members who chose to be found are here.{" "}
          <Link to={href("/account/privacy")}>Choose who may find you</Link>
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} label="Members" {...(address ? { address } : {})} />
    </>
  );
}
