import { href } from "react-router";
import type { Post } from "../../api/types.ts";
import { Icon } from "../../icons/icon.tsx";

export function PostPicture({ post: { id, picture } }: { post: Pick<Post, "id" | "picture"> }) {
  if (!picture) return null;
  const { url, width, height, alt, isWaiting } = picture;
  const isPublic = url.startsWith("/uploads/");
  const address = isPublic ? `/api${url.replace(/\.jpg$/, ".webp")}` : href("/forum/picture/:id", { id });
  return (
    <figure className="post-picture">
      <img src={address} alt={alt} width={width} height={height} loading="lazy" />
      {isWaiting ? <figcaption>A moderator looks at this picture before others see it.</figcaption> : null}
    </figure>
  );
}

/** In a list, which shows no picture. */
export function PictureMark({ post: { picture } }: { post: Pick<Post, "picture"> }) {
  return picture ? (
    <span className="picture-mark">
      <Icon name="image" /> Picture
    </span>
  ) : null;
}
