import { Icon } from "../../icons/icon.tsx";
import { m } from "../../messages/m.ts";

const places = [1, 2, 3, 4, 5];

export function Stars({ rating }: { rating: number }) {
  const halves = Math.round(rating * 2);
  return (
    <p className="stars">
      {places.map((place) => (
        <Icon key={place} name={starFor(halves - 2 * place)} />
      ))}
      <span className="rating">
        {rating.toFixed(1)} <span className="visually-hidden">{m.starsOf()}</span>
      </span>
    </p>
  );
}

/** @param over how many halves lie beyond this star; below zero it is not full. */
function starFor(over: number) {
  if (over >= 0) return "star-full";
  return over === -1 ? "star-half" : "star-empty";
}
