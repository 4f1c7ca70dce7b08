import { href } from "react-router";
import type { ModerationCase } from "../../../api/types.ts";

interface Props {
  postId: string;
  picture: NonNullable<NonNullable<ModerationCase["subject"]>["picture"]>;
}

export function CasePicture({ postId, picture: { width, height, alt, isWaiting } }: Props) {
  return (
    <figure className="post-picture">
      <img src={href("/admin/post-picture/:id", { id: postId })} alt={alt} width={width} height={height} />
      <figcaption>
        Described as: <bdi>{alt}</bdi>
        {isWaiting ? ". Only its author sees it until you decide." : null}
      </figcaption>
    </figure>
  );
}
