import { href, Link } from "react-router";
import { kindsOfContent } from "../../../../server/contract/content/kinds.ts";
import type { ContentPictureUse } from "../../../api/types.ts";

const inWords: Record<ContentPictureUse["standing"], string> = {
  published: "readers have it",
  scheduled: "to be published",
  draft: "a draft",
  former: "only in a former version",
};

export function PictureUses({ uses }: { uses: ContentPictureUse[] }) {
  if (uses.length === 0) return <p>No text shows it. This can&apos;t be undone.</p>;
  return (
    <>
      <p>{sentence(uses)} This can&apos;t be undone.</p>
      <ul>
        {uses.map((use) => (
          <li key={`${use.kind}/${use.key}`}>
            <Link to={addressOf(use)}>
              <bdi>{use.title}</bdi>
            </Link>{" "}
            <span className="quiet">
              ({kindsOfContent[use.kind].one}, {inWords[use.standing]})
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function sentence({ length }: ContentPictureUse[]) {
  if (length === 1) return "This text shows it, and will show these words in its place.";
  return `These ${length} texts show it, and will show these words in its place.`;
}

function addressOf({ kind, key, standing, version }: ContentPictureUse) {
  if (standing !== "former") return href("/admin/content/:kind/:key", { kind, key });
  return `${href("/admin/content/:kind/:key/versions", { kind, key })}?version=${version}`;
}
