import { Link } from "react-router";
import { DangerMark } from "./danger-mark.tsx";
import { PictureSheet } from "./picture-sheet.tsx";
import { Picture } from "./picture.tsx";

interface Topic {
  id: string;
  title: string;
  summary: string;
  imageUrl: string;
  to: string;
  isOnTop?: boolean;
  isDanger?: boolean;
}

export function TopicList({ topics }: { topics: Topic[] }) {
  return (
    <PictureSheet paths={topics.map(({ imageUrl }) => imageUrl)}>
      <ul className="cards">
        {topics.map(({ id, title, summary, imageUrl, to, isOnTop, isDanger }) => (
          <li key={id} className={isDanger ? "card topic danger" : "card topic"}>
            <div>
              {isDanger ? <DangerMark /> : null}
              <h2>
                <Link to={to} preventScrollReset={isOnTop}>
                  {title}
                </Link>
              </h2>
              <p>{summary}</p>
            </div>
            <Picture path={imageUrl} size="small" />
          </li>
        ))}
      </ul>
    </PictureSheet>
  );
}
