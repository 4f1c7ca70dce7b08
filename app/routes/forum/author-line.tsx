import type { Author } from "../../api/types.ts";
import { Avatar } from "../../components/avatar.tsx";
import type { Moment } from "../../format/relative-time.ts";
import { Icon } from "../../icons/icon.tsx";
import { Mood } from "./mood.tsx";
import { m } from "../../messages/m.ts";

interface Props {
  author: Author;
  written: Moment;
  isEdited: boolean;
  mood?: number;
  /** Off where it would be one more request of a first page. */
  hasFace?: boolean;
  badge?: string | undefined;
}

export function AuthorLine({ author, written, isEdited, mood, hasFace = true, badge }: Props) {
  const { fullName, image, isPseudonym, isGone, isSample } = author;
  return (
    <div className="author-line">
      {isGone ? (
        <span className="avatar size-40">
          <Icon name="user-round" />
        </span>
      ) : (
        <Avatar name={fullName} image={image} size={40} />
      )}
      <div>
        <p>
          <bdi className="author-name">{fullName}</bdi>
          {isPseudonym ? <span className="quiet"> {m.forumOtherName()}</span> : null}
          {badge ? (
            <>
              {" "}
              <span className="badge">{badge}</span>
            </>
          ) : null}
          {isSample ? (
            <>
              {" "}
              <span className="sample">{m.samplePerson()}</span>
            </>
          ) : null}
        </p>{" "}
        <p className="quiet">
          <time dateTime={written.dateTime}>{written.label}</time>
          {isEdited ? ` · ${m.forumEdited()}` : null}
          {mood ? (
            <>
              {"\u00A0· "}
              <Mood id={mood} hasFace={hasFace} />
            </>
          ) : null}
        </p>
      </div>
    </div>
  );
}
