import { href } from "react-router";
import type { ModerationCase } from "../../../api/types.ts";

interface Props {
  postId: string;
  picture: NonNullable<NonNullable<ModerationCase["subject"]>["picture"]>;
}

export function CasePicture({ postId, picture: { width, height, alt, isWaiting } }: Props) {
  const path = href("/admin/post-picture/:id", { id: postId });
  return (
    <figure className="post-picture case-picture">
      <a href={path}>
        <img src={path} alt={alt} width={width} height={height} />
      </a>
      <figcaption>
        <p>
          Described as: <bdi>{alt}</bdi>
          {isWaiting ? ". Only its author sees it until you decide." : "."} <a href={path}>See&nbsp;it&nbsp;large</a>
        </p>
      </figcaption>
    </figure>
  );
}
