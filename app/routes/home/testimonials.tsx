import { Avatar } from "../../components/avatar.tsx";
import { SnapRow } from "../../components/snap-row.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { Stars } from "./stars.tsx";
import type { Review } from "../../api/types.ts";
import { m } from "../../messages/m.ts";

const AUTOPLAY_MS = 3_000;

interface Props {
  reviews: { list: Review[]; problem?: undefined } | { list?: undefined; problem: string };
  appName: string;
}

export function Testimonials({ reviews, appName }: Props) {
  if (reviews.problem === undefined && reviews.list.length === 0) return null;
  const title = m.homePeopleSay({ app: appName });
  return (
    <section className="reviews" aria-labelledby="testimonials">
      <h2 id="testimonials">{title}</h2>
      {reviews.problem === undefined ? (
        <SnapRow label={title} autoplay={AUTOPLAY_MS}>
          {reviews.list.map(({ id, userName, userImage, rating, comment, isSample }) => (
            <li key={id} className="card testimonial">
              <p className="person">
                <Avatar name={userName} image={userImage} size={40} /> <bdi>{userName}</bdi>
              </p>
              <Stars rating={rating} />
              <p dir="auto">{comment}</p>
              {isSample ? <p className="sample">{m.samplePerson()}</p> : null}
            </li>
          ))}
        </SnapRow>
      ) : (
        <PartProblem lead={m.homeReviewsNotLoaded()} problem={reviews.problem} />
      )}
    </section>
  );
}
