import type { Source } from "../api/types.ts";
import { formatDate } from "../format/dates.ts";

export function SourceList({ sources }: { sources: Source[] }) {
  return (
    <aside className="sources">
      <h2>Sources</h2>
      <ul>
        {sources.map(({ name, url, checked }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {name}
            </a>
            {checked ? <span className="quiet"> Read {formatDate(checked)}</span> : null}
          </li>
        ))}
      </ul>
    </aside>
  );
}
