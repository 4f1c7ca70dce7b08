import { Picture } from "../../components/picture.tsx";
import type { OwnWeek } from "./week-of.ts";

export function WeekCard({ week: { title, text, picture } }: { week: OwnWeek }) {
  return (
    <div className="own-week">
      <p>
        <strong>{title}</strong> <span className="quiet">{text}</span>
      </p>
      {picture ? <Picture path={picture} size="small" /> : null}
    </div>
  );
}
