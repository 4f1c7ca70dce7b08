import { href } from "react-router";
import type { Post } from "../../api/types.ts";
import { uploadedAddresses } from "../../format/uploaded.ts";
import { Icon } from "../../icons/icon.tsx";
import { m } from "../../messages/m.ts";

/** How wide the thread shows it. */
const SIZES = "(min-width: 720px) 640px, calc(100vw - 64px)";

export function PostPicture({ post: { id, picture } }: { post: Pick<Post, "id" | "picture"> }) {
  if (!picture) return null;
  const { url, width, height, alt, isWaiting } = picture;
  const uploaded = uploadedAddresses(url);
  const address = uploaded ? { ...uploaded, sizes: SIZES } : { src: href("/forum/picture/:id", { id }) };
  return (
    <figure className="post-picture">
      <img {...address} alt={alt} dir="auto" width={width} height={height} loading="lazy" />
      {isWaiting ? <figcaption>{m.forumPictureWaits()}</figcaption> : null}
    </figure>
  );
}

/** In a list, which shows no picture. */
export function PictureMark({ post: { picture } }: { post: Pick<Post, "picture"> }) {
  return picture ? (
    <span className="picture-mark">
      <Icon name="image" /> {m.forumPicture()}
    </span>
  ) : null;
}
