import { PartProblem } from "../../components/part-problem.tsx";
import { Picture } from "../../components/picture.tsx";
import type { Week } from "../../api/types.ts";

type Props = {
  week:
    | { value: Pick<Week, "title" | "imageUrl" | "shortDescription" | "babyShape">; problem?: undefined }
    | { value?: undefined; problem: string };
};

export function VisitorWeek({ week }: Props) {
  if (week.problem !== undefined) return <PartProblem what="a week to show" problem={week.problem} />;
  const { title, imageUrl, shortDescription, babyShape } = week.value;
  return (
    <section className="visitor-week" aria-labelledby="visitor-week">
      <Picture path={imageUrl} />
      <div>
        <h2 id="visitor-week">
          {title}
          {babyShape ? `: about the size of ${babyShape}` : null}
        </h2>
        <p>{shortDescription}</p>
      </div>
    </section>
  );
}
