import { paints } from "../palette.ts";
import { line, near, path, round } from "../svg.ts";
import { body, type ObjectDrawing } from "./drawing.ts";

/** What lies beside a seed in its loupe. The seed alone has the span. */
const poppyBeside = (x: number, y: number, size: number, turn: number) =>
  `<path d="M-46 6C-48-18-26-34 0-34C28-34 46-16 46 8C46 30 32 42 18 34C8 28-4 27-14 33C-28 42-44 30-46 6Z" fill="#D6BF92" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/>`;

const sesameSeed =
  "M60 14C66 14 69 24 75 37C84 56 91 70 89 84C87 98 75 106 60 106C45 106 33 98 31 84C29 70 36 56 45 37C51 24 54 14 60 14Z";

const sesameBeside = (x: number, y: number, size: number, turn: number) =>
  `<path d="${sesameSeed}" fill="#DFC48E" transform="translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-60 -60)"/>`;

const lentilBeside = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="40" fill="#CF6231"/><circle cx="-5" cy="-5" r="32" fill="#E98350"/></g>`;

const pits = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: 8 }, (_, at) => {
    const [x, y] = [near(8 + at * 14.2 + (row % 2) * 7.1), near(30 + row * 12.3)];
    return `M${x} ${y}l5.7 3.3v6.6l-5.7 3.3-5.7-3.3v-6.6Z`;
  }).join(""),
)
  .map((row) => path(row, "#D3BA87"))
  .join("");

export const seeds = {
  poppy: {
    span: 92,
    art: body(
      "poppy",
      "M14 66C12 42 34 26 60 26C88 26 106 44 106 68C106 90 92 102 78 94C68 88 56 87 46 93C32 102 16 90 14 66Z",
      "#E6D3AB",
      "#BFA06E",
      {
        behind:
          poppyBeside(20, 20, 0.3, 30) +
          poppyBeside(102, 16, 0.24, -50) +
          poppyBeside(104, 112, 0.28, 120) +
          poppyBeside(14, 110, 0.22, 200),
        inner: pits,
        gleam: [44, 38, 11, 4, -16],
        turn: -12,
      },
    ),
  },
  sesame: {
    span: 92,
    art: body("sesame", sesameSeed, "#F2E0B8", "#CDAA6B", {
      behind: sesameBeside(22, 34, 0.34, -24) + sesameBeside(102, 92, 0.32, 100) + sesameBeside(98, 22, 0.26, 150),
      inner: line(
        "M60 27C55 34 54 42 49 53C42 66 38 76 40 85C42 94 49 99 60 99S78 94 80 85C82 76 78 66 71 53C66 42 65 34 60 27Z",
        "#D9BC84",
        2.6,
      ),
      gleam: [50, 80, 5, 11, 12],
      turn: 20,
    }),
  },
  lentil: {
    span: 80,
    art: body("lentil", round(40, 54, 66), "#EE8450", "#BF5528", {
      behind: lentilBeside(100, 28, 0.36) + lentilBeside(24, 20, 0.28) + lentilBeside(108, 104, 0.3),
      inner: `<circle cx="50" cy="62" r="30" fill="#F59C6C"/><circle cx="48" cy="60" r="17" fill="#F9B68E"/>`,
      gleam: [36, 46, 9, 5, -38],
    }),
  },
  chickpea: {
    span: 100,
    art: body(
      "chickpea",
      "M60 20C68 12 88 16 99 32C114 54 108 86 86 100C66 112 36 108 20 90C8 76 8 58 16 46C20 38 14 30 20 24C27 17 35 27 44 26C51 25 54 24 60 20Z",
      "#EBC88F",
      "#CB9C5D",
      {
        inner: line("M60 20C52 40 54 64 68 86", "#CB9C5D", 4) + line("M18 34C26 34 34 36 38 44", "#CB9C5D", 3),
        gleam: [78, 42, 10, 6, 40],
      },
    ),
  },
  bean: {
    span: 106,
    art: body(
      "bean",
      "M8 62C6 36 30 18 60 18C92 18 114 38 112 66C110 90 92 102 78 93C68 86 54 85 44 92C30 102 10 88 8 62Z",
      "#A03142",
      "#731C30",
      {
        inner: line("M56 80C60 79 64 79 68 80", paints.cream, 6) + line("M22 54C28 40 42 31 58 30", "#C25A63", 3),
        gleam: [82, 40, 12, 5, 24],
        turn: -14,
      },
    ),
  },
} satisfies Record<string, ObjectDrawing>;
