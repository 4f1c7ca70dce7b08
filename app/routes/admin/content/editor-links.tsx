import { href, Link } from "react-router";
import type { ContentItem } from "../../../api/types.ts";
import { Menu } from "../../../components/menu.tsx";
import { addressOf } from "./kinds.ts";
import { hasDraft, isChangedHere, isReviewable, isWithReaders } from "./state.ts";

export function EditorLinks({ item }: { item: ContentItem }) {
  const { kind, key, title } = item;
  const address = addressOf(item);
  const acts = [
    { to: "withdraw", name: "Unpublish", isOffered: isWithReaders(item) },
    { to: "discard", name: "Discard draft", isOffered: hasDraft(item) },
    { to: "restore", name: "Go back to the original text", isOffered: isChangedHere(item) },
    { to: "review", name: "Clinician’s review", isOffered: isReviewable(item) },
  ].filter(({ isOffered }) => isOffered);
  return (
    <>
      <Link to={href("/admin/content/:kind/:key/versions", { kind, key })}>Versions</Link>{" "}
      {address || acts.length > 0 ? (
        <Menu about={title}>
          {address ? (
            <li>
              <Link to={address}>As readers see it</Link>
            </li>
          ) : null}
          {acts.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} preventScrollReset>
                {name}
              </Link>
            </li>
          ))}
        </Menu>
      ) : null}
    </>
  );
}
