import { roll, type Dice } from "./dice.ts";
import { medallion, type Motive } from "./medallion.ts";
import { motifs } from "./motifs.ts";
import { near, type Drawing } from "./svg.ts";
import { darkTones, shade, tones } from "./tones.ts";

/** Of 3,000 deals, the one under which the shipped articles differ most within their category. Changing it changes every cover. */
const DEAL = 251;

/** Tile work of South Asia: a motif and a tone for each category, varied by the seed. */
export function cover(motive: Motive): Drawing {
  const [width, height] = [320, 200];
  const { dice, isWall, lean, share } = deal(motive);
  const place = { x: Math.round(width * lean), y: height / 2, radius: height * share };
  return framed(motive, { width, height }, dice, medallion({ motive, dice, isWall, ...place }));
}

export function tile(motive: Motive): Drawing {
  const side = 120;
  const { dice } = deal(motive);
  const place = { x: side / 2, y: side / 2, radius: side * 0.62 };
  return framed(motive, { width: side, height: side }, dice, medallion({ motive, dice, isWall: false, ...place }));
}

/** The ground of a share picture: the weave fades into the field of the words, and `picture` or a medallion stands at the end. */
export function shareGround(motive: Motive, picture: string | undefined, isFromRight: boolean): Drawing {
  const { category } = motive;
  const { dice, isWall } = deal(motive);
  const [ground] = tones[category].ground;
  const along = (x: number) => (isFromRight ? 1200 - x : x);
  const turned = isFromRight ? ' x1="1" x2="0"' : "";
  const fade = `<linearGradient id="t-${category}"${turned}><stop offset=".36" stop-color="${ground}"/><stop offset=".54" stop-color="${ground}" stop-opacity="0"/></linearGradient><path d="M0 0H1200V630H0Z" fill="url(#t-${category})"/>`;
  const art = picture
    ? `<circle cx="${along(930)}" cy="315" r="236" fill="${tones[category].light}"/>${picture}`
    : medallion({ motive, dice, isWall: false, x: along(1050), y: 315, radius: isWall ? 330 : 400 });
  return framed(motive, { width: 1200, height: 630 }, dice, fade + art);
}

/** Lean and share are thrown for every shape, so that a tile's medallion looks like its cover's. */
function deal({ category, seed }: Motive) {
  const dice = roll(`${category}/${seed}/${DEAL}`);
  const { isWall = false } = motifs[category];
  const lean = dice.pick([0.5, 0.38, 0.62]);
  return { dice, isWall, lean, share: dice.pick(isWall ? [0.46, 0.5, 0.54] : [0.54, 0.58, 0.62]) };
}

function framed({ category, seed }: Motive, size: Pick<Drawing, "width" | "height">, dice: Dice, art: string): Drawing {
  const { weave, weaveHeight = 40, weaveAngles = [0, 45] } = motifs[category];
  const side = dice.pick([26, 32, 38]) * (size.height > 400 ? 2.4 : 1);
  const id = `p-${category}-${seed}`;
  const pattern = `<pattern id="${id}" width="40" height="${weaveHeight}" patternUnits="userSpaceOnUse" patternTransform="rotate(${dice.pick(weaveAngles)}) scale(${near(side / 40)})"><g fill="${shade(category, "weave")}">${weave}</g></pattern>`;
  const field = `M0 0H${size.width}V${size.height}H0Z`;
  const body = `${darkTones(category)}<defs>${pattern}</defs><path d="${field}" fill="${shade(category, "ground")}"/><path d="${field}" fill="url(#${id})"/>${art}`;
  return { ...size, body };
}
