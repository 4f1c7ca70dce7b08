import { href, useLocation, useResolvedPath } from "react-router";
import { Link } from "../../components/link.tsx";
import { Menu } from "../../components/menu.tsx";
import { Icon } from "../../icons/icon.tsx";
import type { IconName } from "../../icons/names.ts";
import { useIsMember, useIsModerator } from "../../use-app.ts";
import { pageQuery, type Subject } from "./page-address.ts";
import { m } from "../../messages/m.ts";

interface Props {
  subject: Subject;
  about: string;
  isMine: boolean;
  partnerId: string | null;
  isPseudonym?: boolean;
  hasPicture?: boolean;
}

interface Entry {
  dialog: string;
  icon: IconName;
  words: string;
}

const own: Entry[] = [
  { dialog: "edit", icon: "pencil", words: m.forumEdit() },
  { dialog: "delete", icon: "trash-2", words: m.forumDelete() },
];
const ownPicture: Entry = { dialog: "remove-picture", icon: "image", words: m.forumPictureRemove() };
const othersPost: Entry[] = [
  { dialog: "report", icon: "flag", words: m.report() },
  { dialog: "hide", icon: "eye-off", words: m.forumHideOrBlockPost() },
];
const othersComment = (block: string): Entry[] => [
  { dialog: "report", icon: "flag", words: m.report() },
  { dialog: "hide", icon: "eye-off", words: block },
];

export function TextMenu({ subject, about, isMine, partnerId, isPseudonym = false, hasPicture = false }: Props) {
  const addressOf = useDialogAddress(subject);
  const isModerator = useIsModerator();
  const mine = hasPicture ? [...own, ownPicture] : own;
  const others =
    "post" in subject ? othersPost : othersComment(isPseudonym ? m.forumBlockName() : m.forumBlockMember());
  return (
    <Menu about={about}>
      {partnerId ? (
        <li>
          <Link to={href("/messages/with/:partnerId", { partnerId })}>
            <Icon name="message-circle" />
            {m.forumMessage()}
          </Link>
        </li>
      ) : null}
      {(isMine ? mine : others).map(({ dialog, icon, words }) => (
        <li key={dialog}>
          <Link to={addressOf(dialog)} rel="nofollow" preventScrollReset>
            <Icon name={icon} />
            {words}
          </Link>
        </li>
      ))}
      {isModerator ? (
        <li>
          <Link to={href("/admin/reports")}>
            <Icon name="shield-check" />
            {m.forumToReview()}
          </Link>
        </li>
      ) : null}
    </Menu>
  );
}

function useDialogAddress(subject: Subject) {
  const { pathname } = useResolvedPath(".");
  const { search } = useLocation();
  const isMember = useIsMember();
  return (dialog: string) => {
    const query = new URLSearchParams([...pageQuery(search), ...Object.entries(subject)]);
    const next = `${pathname}/${dialog}?${query}`;
    return isMember ? next : `${href("/login")}?${new URLSearchParams({ next })}`;
  };
}
