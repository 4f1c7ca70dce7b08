import { spriteAddress } from "../../icons/icon.tsx";
import { language } from "../../language.ts";
import { m } from "../../messages/m.ts";

/** Of a star and the gap behind it. */
const HALF = 13;

/** One picture, with the gap to the number: home has many, and each of five icons would be a tree of its own. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p className="stars">
      <svg
        className={language.direction === "rtl" ? "mirrored" : undefined}
        aria-hidden="true"
        width="7.2em"
        viewBox="0 0 138 24"
      >
        <use href={`${spriteAddress}#stars`} width="130" />
        <svg width={Math.round(rating * 2) * HALF}>
          <use href={`${spriteAddress}#stars-full`} width="130" />
        </svg>
      </svg>
      <span>
        {rating.toFixed(1)} <span className="visually-hidden">{m.starsOf()}</span>
      </span>
    </p>
  );
}
