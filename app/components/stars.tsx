import { Icon } from "../icons/icon.tsx";

export function Stars({ rating }: { rating: number }) {
  const full = Math.floor(rating + 0.25);
  const hasHalf = rating + 0.25 - full >= 0.5;
  return (
    <p className="stars">
      {Array.from({ length: full }, (_, index) => (
        <Icon key={index} name="star" />
      ))}
      {hasHalf ? <Icon name="star-half" /> : null}
      <span className="rating">
        {rating.toFixed(1)} <span className="visually-hidden">of 5 stars</span>
      </span>
    </p>
  );
}
