import { href, Link } from "react-router";
import type { LoggedAct } from "../../../api/types.ts";
import { settingGroups } from "../settings/setting-groups.ts";

export function ActSubject({ subject: { kind, id, name } }: Pick<LoggedAct, "subject">) {
  switch (kind) {
    case "member":
      return name === null ? (
        "a deleted member"
      ) : (
        <Link to={href("/admin/members/:id", { id })}>
          <bdi>{name}</bdi>
        </Link>
      );
    case "contactMessage":
      return <Link to={`${href("/admin/contact")}?${new URLSearchParams({ message: id })}`}>message {id}</Link>;
    case "post":
    case "comment":
    case "review":
      return <Link to={`${href("/admin/reports")}?${new URLSearchParams({ case: `${kind}:${id}` })}`}>a {kind}</Link>;
    case "answer":
      return <Link to={`${href("/admin/reports")}?${new URLSearchParams({ case: `answer:${id}` })}`}>an appeal</Link>;
    case "contentPicture":
      return <Link to={href("/admin/pictures")}>a picture</Link>;
    case "handout":
      return <Link to={href("/admin/handouts")}>the paper {id}</Link>;
    case "topic":
      return <Link to={href("/admin/topics")}>a topic of the forum</Link>;
    case "setting":
      return <Link to={href("/admin/settings")}>{settingNamed(id)}</Link>;
    default:
      return (
        <Link to={href("/admin/content/:kind/:key", { kind, key: id })}>
          <bdi>{name ?? `${kind} ${id}`}</bdi>
        </Link>
      );
  }
}

function settingNamed(key: string) {
  const group = settingGroups.find(({ settings }) => settings.some((setting) => setting.key === key));
  const setting = group?.settings.find((each) => each.key === key);
  return group && setting ? `${group.title}: ${setting.label}` : `the setting ${key}`;
}
