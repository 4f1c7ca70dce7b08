import { paints } from "./palette.ts";
import { line, near, oval, path, round } from "./svg.ts";

/** A thing in a box of 120 by 120, `span` units long at its longest, lit from the upper left. */
export interface ObjectDrawing {
  readonly span: number;
  readonly art: string;
}

type Gleam = readonly [x: number, y: number, rx: number, ry: number, turn?: number];
type Extra = {
  inner?: string;
  behind?: string;
  front?: string;
  gleam?: Gleam;
  shift?: readonly [number, number];
  turn?: number;
};

/** One body: its shade, the lit face moved toward the light, its markings, one highlight. */
function body(key: string, d: string, fill: string, shade: string, extra: Extra = {}) {
  const [dx, dy] = extra.shift ?? [-6, -6];
  const g = extra.gleam;
  const art =
    (extra.behind ?? "") +
    `<clipPath id="z-${key}"><path id="y-${key}" d="${d}"/></clipPath><g clip-path="url(#z-${key})">` +
    `<use href="#y-${key}" fill="${shade}"/><use href="#y-${key}" fill="${fill}" transform="translate(${dx} ${dy})"/>` +
    (extra.inner ?? "") +
    (g
      ? `<ellipse cx="${g[0]}" cy="${g[1]}" rx="${g[2]}" ry="${g[3]}" fill="#FFF9EE" opacity=".5"${g[4] ? ` transform="rotate(${g[4]} ${g[0]} ${g[1]})"` : ""}/>`
      : "") +
    "</g>" +
    (extra.front ?? "");
  return extra.turn ? `<g transform="rotate(${extra.turn} 60 60)">${art}</g>` : art;
}

/** A leaf from its foot at x, y, turned, `n` long, with its fold. */
const leaf = (
  x: number,
  y: number,
  turn: number,
  n: number,
  fill: string = paints.leaf,
  dark: string = paints.leafDark,
) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${n / 40})"><path d="M0 0C6-14 24-17 40-8C34 8 14 12 0 0Z" fill="${fill}"/><path d="M0 0C14 12 34 8 40-8C26-6 12-4 0 0Z" fill="${dark}"/></g>`;

/** What lies beside a seed in its loupe. The seed alone has the span. */
const poppyBeside = (x: number, y: number, size: number, turn: number) =>
  `<path d="M-46 6C-48-18-26-34 0-34C28-34 46-16 46 8C46 30 32 42 18 34C8 28-4 27-14 33C-28 42-44 30-46 6Z" fill="#D6BF92" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/>`;

const sesameSeed =
  "M60 14C66 14 69 24 75 37C84 56 91 70 89 84C87 98 75 106 60 106C45 106 33 98 31 84C29 70 36 56 45 37C51 24 54 14 60 14Z";

const sesameBeside = (x: number, y: number, size: number, turn: number) =>
  `<path d="${sesameSeed}" fill="#DFC48E" transform="translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-60 -60)"/>`;

const lentilBeside = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="40" fill="#CF6231"/><circle cx="-5" cy="-5" r="32" fill="#E98350"/></g>`;

/** The honeycomb of a poppy seed under a glass. */
const pits = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: 8 }, (_, at) => {
    const [x, y] = [near(8 + at * 14.2 + (row % 2) * 7.1), near(30 + row * 12.3)];
    return `M${x} ${y}l5.7 3.3v6.6l-5.7 3.3-5.7-3.3v-6.6Z`;
  }).join(""),
)
  .map((row) => path(row, "#D3BA87"))
  .join("");

const spinachLeaf = (x: number, y: number, turn: number, size: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 8C-14 4-22-10-18-22C-16-34-8-42 0-50C8-42 16-34 18-22C22-10 14 4 0 8Z" fill="${fill}"/><path d="M0 8V-40M0-4L-10-14M0-4L10-14M0-18L-9-27M0-18L9-27" fill="none" stroke="#CFE3AE" stroke-width="2.4" stroke-linecap="round"/></g>`;

const smallMango = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-14-14C-4-22 14-18 20-4C25 8 20 20 10 22C0 24-6 18-13 17C-24 15-30-2-14-14Z" fill="${paints.sunDark}"/><path d="M-15-15C-5-22 11-19 16-6C20 5 16 16 7 18C-2 20-8 15-15 14C-25 12-30-4-15-15Z" fill="${paints.sun}"/><path d="M-15-15C-5-22 8-19 13-12C4-6-12-2-24-2C-24-8-21-12-15-15Z" fill="#E98A3C"/><path d="M-14-15C-10-25 0-28 10-25C6-17-4-13-14-15Z" fill="${paints.leaf}"/><ellipse cx="-12" cy="-4" rx="3" ry="6" fill="#FFF9EE" opacity=".5" transform="rotate(30 -12 -4)"/></g>`;

const drawings = {
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
  spinach: {
    span: 114,
    art:
      line(
        "M60 106C56 88 52 74 40 58M60 106C60 88 60 70 60 52M60 106C64 88 68 74 82 58M60 106C54 94 48 88 34 82M60 106C66 94 72 88 86 82",
        "#B9CF96",
        6,
      ) +
      spinachLeaf(36, 60, -26, 1, paints.leafDark) +
      spinachLeaf(84, 60, 26, 1, paints.leafDark) +
      spinachLeaf(32, 84, -62, 0.62, paints.leafLight) +
      spinachLeaf(88, 84, 62, 0.62, paints.leafLight) +
      spinachLeaf(60, 58, 0, 1.16, paints.leaf) +
      path("M48 94H72V104H48Z", paints.coral) +
      path("M62 94H72V104H62Z", paints.coralDark) +
      line("M55 106L52 117M60 106V118M65 106L68 117", "#B9CF96", 6),
  },
  coconut: {
    span: 92,
    art: body(
      "coconut",
      "M60 24C86 24 104 42 104 66C104 92 84 115 60 115C36 115 16 92 16 66C16 42 34 24 60 24Z",
      "#8DB95F",
      "#5F9148",
      {
        behind: line("M74 36L84 4L97 7", paints.red, 5),
        inner: line("M60 24C48 50 48 88 60 115", "#78A552", 4),
        gleam: [31, 68, 6, 14, 16],
        front:
          `<ellipse cx="60" cy="33" rx="33" ry="11" fill="#D9C08C"/><ellipse cx="60" cy="32" rx="27" ry="8" fill="${paints.white}"/><ellipse cx="60" cy="33" rx="18" ry="5" fill="#D8E3D6"/>` +
          line("M72.5 34L76 24", paints.red, 5),
      },
    ),
  },
  kettle: {
    span: 114,
    art: body(
      "kettle",
      "M60 40C84 40 98 58 101 84C102 94 100 104 96 108H26C22 104 20 94 21 84C24 58 38 40 60 40Z",
      paints.steel,
      paints.steelDark,
      {
        behind:
          path("M34 62C20 60 18 46 6 38L1 46C12 56 10 76 30 88Z", paints.steelDark) +
          line("M32 52C26 12 96 12 90 52", paints.brown, 7) +
          path("M54 38C52 30 56 26 60 26S68 30 66 38Z", paints.brown),
        inner: line("M22 92H100", paints.steelDark, 2.5) + line("M40 46C46 51 74 51 80 46", paints.steelDark, 2.5),
        gleam: [40, 72, 5, 14, 16],
        front: path("M24 108H98L94 114H28Z", paints.brownDark),
      },
    ),
  },
  degchi: {
    span: 116,
    art: body("degchi", "M12 50H108C110 76 104 96 88 106H32C16 96 10 76 12 50Z", "#C08B4A", "#8E6230", {
      behind:
        path("M53 22C53 15 67 15 67 22V34H53Z", "#8E6230") +
        path("M16 44C22 28 98 28 104 44Z", "#D7A765") +
        path("M66 33C90 34 101 38 104 44H78C78 39 74 35 66 33Z", "#B57F41"),
      inner:
        line("M12 66H108", "#A87638", 3) +
        line("M16 58h.1M28 58h.1M40 58h.1M52 58h.1M64 58h.1M76 58h.1M88 58h.1M100 58h.1", "#EBCB96", 4),
      gleam: [28, 82, 5, 12, -16],
      front:
        `<path d="M5 42H115C118 42 118 51 115 51H5C2 51 2 42 5 42Z" fill="#D7A765"/>` +
        path("M84 42H115C118 42 118 51 115 51H84Z", "#B57F41"),
    }),
  },
  tokri: {
    span: 116,
    art: body("tokri", "M8 58H112L100 108C98 113 94 115 90 115H30C26 115 22 113 20 108Z", "#CF9A56", "#A36C35", {
      behind:
        smallMango(30, 46, -16) +
        smallMango(88, 44, 24) +
        smallMango(60, 34, 4) +
        smallMango(44, 52, 30) +
        smallMango(76, 54, -10),
      inner:
        line("M10 70H110M12 84H108M14 98H106", "#8A5A2B", 2.6) +
        line(
          "M18 63V76M34 63V76M50 63V76M66 63V76M82 63V76M98 63V76M26 77V91M42 77V91M58 77V91M74 77V91M90 77V91M30 92V106M46 92V106M62 92V106M78 92V106M92 92V106",
          "#E6BE83",
          4,
        ),
      front:
        `<path d="M6 54H114C118 54 118 64 114 64H6C2 64 2 54 6 54Z" fill="#DDAF6C"/>` +
        line("M10 59H110", "#A36C35", 2.4, ' stroke-dasharray="7 6"'),
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
  grape: {
    span: 98,
    art: body("grape", oval(38, 46, 60, 64), paints.lime, paints.limeDark, {
      behind: line("M60 22C60 14 64 9 70 7", paints.brown, 5),
      inner: line("M60 112V96M72 108C76 104 80 98 82 92", "#C6D88A", 2),
      gleam: [45, 46, 7, 14, 18],
    }),
  },
  date: {
    span: 104,
    art: body(
      "date",
      "M60 14C82 14 92 36 92 62C92 90 80 110 60 110C40 110 28 90 28 62C28 36 38 14 60 14Z",
      "#8A4A2C",
      paints.brownDark,
      {
        inner: line("M50 34C46 54 47 76 52 96M72 34C77 56 76 78 70 100M60 52V84", "#6A331F", 3),
        gleam: [42, 46, 4, 14, 10],
        front:
          path("M46 20C48 10 54 6 60 6S72 10 74 20C66 25 54 25 46 20Z", paints.creamDark) +
          path("M60 6C66 6 72 10 74 20C70 22 66 23 62 23C64 16 63 10 60 6Z", "#B98F58"),
        turn: 28,
      },
    ),
  },
  apricot: {
    span: 88,
    art: body(
      "apricot",
      "M60 24C86 20 106 38 106 64C106 92 86 110 60 110C34 110 14 92 14 64C14 38 34 20 60 24Z",
      "#F4AB57",
      "#DC8038",
      {
        inner:
          `<ellipse cx="86" cy="62" rx="20" ry="30" fill="#E8714A" opacity=".35"/>` +
          line("M60 24C48 50 48 82 58 110", "#DC8038", 3),
        gleam: [34, 52, 6, 13, 20],
        front: line("M60 26V16", paints.brown, 5) + leaf(62, 20, -14, 34),
      },
    ),
  },
  peach: {
    span: 90,
    art: body(
      "peach",
      "M58 28C66 20 84 20 95 30C110 44 109 74 94 92C82 106 70 110 60 113C48 110 36 106 25 92C10 74 10 44 25 31C36 21 50 21 58 28Z",
      "#F5AE86",
      "#E07F63",
      {
        inner:
          `<circle cx="94" cy="62" r="34" fill="#DD5F62" opacity=".45"/>` +
          line("M58 28C72 44 74 78 60 113", "#D0605A", 3),
        gleam: [32, 50, 6, 13, 22],
        front: line("M58 30C58 22 60 16 64 12", paints.brown, 5) + leaf(60, 22, -158, 40),
      },
    ),
  },
  lemon: {
    span: 106,
    art: body(
      "lemon",
      "M7 61C8 55 15 57 20 50C30 33 45 28 61 28C79 28 92 37 99 50C102 56 112 54 113 60C114 67 103 65 99 71C91 86 78 94 60 94C43 94 29 86 20 71C16 65 7 67 7 61Z",
      paints.lemon,
      paints.lemonDark,
      {
        inner: line("M38 76h.1M56 84h.1M76 78h.1M66 66h.1M48 62h.1M86 64h.1", paints.lemonDark, 4),
        gleam: [42, 44, 12, 5, -24],
        turn: -22,
        front: leaf(98, 52, -62, 34),
      },
    ),
  },
  guava: {
    span: 98,
    art: body(
      "guava",
      "M60 20C76 20 86 28 94 40C106 54 110 68 106 82C101 102 82 112 60 112C38 112 19 102 14 82C10 68 14 54 26 40C34 28 44 20 60 20Z",
      "#C3D172",
      "#97AD4B",
      {
        inner: line("M44 60h.1M62 50h.1M74 66h.1M54 78h.1M84 82h.1M36 84h.1", "#97AD4B", 4),
        gleam: [36, 62, 6, 13, 26],
        behind: line("M60 24V12", paints.brown, 6),
        front: leaf(62, 15, -8, 36) + path("M50 109l4-8 6 5 6-5 4 8C64 113 56 113 50 108Z", paints.brown),
      },
    ),
  },
  mango: {
    span: 104,
    art: body(
      "mango",
      "M44 24C64 12 92 22 103 46C114 70 108 96 88 102C74 106 66 96 52 96C30 96 12 84 12 62C12 44 26 34 44 24Z",
      paints.sun,
      paints.sunDark,
      {
        inner: `<circle cx="38" cy="32" r="34" fill="#E0632F" opacity=".4"/>`,
        gleam: [42, 40, 14, 6, -28],
        front: line("M44 26C41 19 42 14 46 10", paints.brown, 5) + leaf(45, 16, -4, 36),
        behind: "",
      },
    ),
  },
  sweetpotato: {
    span: 114,
    art: body(
      "sweetpotato",
      "M3 72C2 66 10 64 18 58C28 46 36 34 58 32C84 30 94 44 106 42C114 40 119 45 116 51C110 60 104 82 76 88C50 93 36 80 22 78C12 77 4 78 3 72Z",
      "#BF6C70",
      "#934653",
      {
        inner: line("M34 54l8-4M56 43l9-1M46 68l10-1M74 56l9 1M70 75l8-2M92 60l6-1", "#934653", 3),
        gleam: [48, 43, 11, 4, -20],
        turn: -20,
      },
    ),
  },
  karela: {
    span: 116,
    art: body(
      "karela",
      "M3 66C10 60 14 50 26 45C46 35 76 36 96 48C106 54 112 54 118 50C114 64 104 78 84 84C62 90 34 86 20 76C12 70 8 70 3 66Z",
      "#86AE52",
      "#5B8236",
      {
        inner:
          line(
            "M22 51C44 40 78 41 104 56M16 60C42 50 84 52 106 62M18 68C40 62 80 66 100 70M28 77C50 74 74 78 90 76M44 85C54 83 68 85 78 84M44 41C58 38 72 40 84 44",
            "#5B8236",
            5.5,
            ` stroke-dasharray=".1 9"`,
          ) + line("M28 56C48 46 76 47 96 57M26 65C48 57 78 59 96 65", "#A9CB76", 3.5, ` stroke-dasharray=".1 9"`),
        front: line("M5 66C-1 64-3 60-3 55", paints.leafDark, 5),
        turn: -22,
      },
    ),
  },
  cucumber: {
    span: 112,
    art: body(
      "cucumber",
      "M14 46C34 38 84 38 106 46C118 52 118 68 106 74C84 82 34 82 14 74C2 68 2 52 14 46Z",
      "#5E9A58",
      "#3A7443",
      {
        inner: line(
          "M14 54C40 48 80 48 106 54M10 62C40 58 80 58 110 62M16 70C40 72 80 72 104 69",
          "#A3C479",
          3,
          ` stroke-dasharray="14 8 5 9"`,
        ),
        gleam: [42, 48, 18, 3],
        front: line("M6 60H0", paints.limeDark, 6),
        turn: -30,
      },
    ),
  },
  banana: {
    span: 108,
    art: body(
      "banana",
      "M16 24C20 20 26 22 28 28C36 56 62 76 98 76C106 76 112 78 114 82C110 92 92 98 72 96C36 92 14 62 16 24Z",
      paints.lemon,
      paints.lemonDark,
      {
        inner:
          line("M22 36C32 66 60 86 104 82", paints.lemonDark, 2.5) +
          path("M10 16H34V32C28 30 22 30 15 34Z", paints.limeDark) +
          path("M106 74h12v14h-10C104 84 104 80 106 74Z", paints.brown),
        gleam: [34, 62, 4, 14, -34],
        shift: [-3, -6],
      },
    ),
  },
  pomegranate: {
    span: 106,
    art: body(
      "pomegranate",
      "M60 30C90 28 108 46 108 70C108 96 86 114 60 114C34 114 12 96 12 70C12 46 30 28 60 30Z",
      paints.red,
      paints.redDark,
      {
        inner: line("M44 34C30 52 30 86 46 110M78 34C92 54 92 84 76 110", "#C94E6E", 2.5),
        gleam: [32, 60, 7, 14, 24],
        behind:
          path("M46 34L42 8L52 18L60 8L68 18L78 8L74 34Z", paints.red) +
          path("M62 34L68 18L78 8L74 34Z", paints.redDark),
        shift: [-7, -7],
      },
    ),
  },
  corn: {
    span: 112,
    art: body(
      "corn",
      "M60 6C74 6 82 24 82 50C82 80 74 100 60 106C46 100 38 80 38 50C38 24 46 6 60 6Z",
      paints.sun,
      paints.sunDark,
      {
        inner: line("M46 14V104M53 8V106M60 6V106M67 8V106M74 14V104", "#FBE08F", 5, ` stroke-dasharray=".1 7"`),
        shift: [-4, -3],
        front:
          path("M58 116C36 108 24 84 30 46C38 62 50 78 60 114Z", "#7FAE57") +
          path("M62 116C84 108 96 84 90 46C82 62 70 78 60 114Z", paints.leafDark) +
          path("M60 118C46 106 42 86 50 62C64 80 72 100 60 118Z", paints.leaf),
        turn: 26,
      },
    ),
  },
  turnip: {
    span: 114,
    art: body(
      "turnip",
      "M60 38C88 36 108 48 106 68C104 86 82 94 70 102C64 106 63 112 58 117C58 110 56 106 50 102C38 94 16 86 14 68C12 48 32 40 60 38Z",
      paints.white,
      paints.whiteDark,
      {
        inner:
          path("M8 30H112V58C96 68 84 60 72 66C58 72 46 62 34 66C24 69 14 64 8 58Z", "#A2497A") +
          path("M112 30V58C102 64 94 64 86 63C92 54 92 44 88 34Z", "#7C3160"),
        gleam: [32, 54, 11, 5, -14],
        behind:
          leaf(58, 42, -120, 40, "#7FAE57", paints.leaf) +
          leaf(62, 42, -58, 40, "#7FAE57", paints.leaf) +
          leaf(60, 42, -88, 44),
      },
    ),
  },
  aubergine: {
    span: 110,
    art: body(
      "aubergine",
      "M60 26C76 26 84 40 92 54C104 72 104 112 60 114C16 112 16 72 28 54C36 40 44 26 60 26Z",
      "#6A3874",
      "#482450",
      {
        gleam: [38, 68, 6, 18, 16],
        shift: [-8, -5],
        front:
          line("M60 22C60 14 64 8 70 6", paints.leafDark, 8) +
          path(
            "M36 40C38 26 48 20 60 20S82 26 84 40C78 38 74 38 70 46C66 38 63 38 60 48C57 38 54 38 50 46C46 38 42 38 36 40Z",
            paints.leaf,
          ),
      },
    ),
  },
  cauliflower: {
    span: 112,
    art: body(
      "cauliflower",
      "M24 62C16 46 30 34 40 36C42 22 60 18 68 26C80 20 92 30 90 40C104 42 106 58 98 66C96 86 80 94 60 94C40 94 26 84 24 62Z",
      paints.white,
      paints.whiteDark,
      {
        inner: line(
          "M40 50a9 9 0 0 1 14-6M58 40a9 9 0 0 1 14-2M74 54a9 9 0 0 1 14-3M50 64a9 9 0 0 1 15-4M34 68a8 8 0 0 1 10-4M70 76a9 9 0 0 1 12-6",
          paints.whiteDark,
          3.5,
        ),
        gleam: [46, 34, 6, 3, -30],
        behind: path(
          "M60 112C28 112 6 90 6 58C6 46 14 40 24 44L60 96L96 44C106 40 114 46 114 58C114 90 92 112 60 112Z",
          "#7FAE57",
        ),
        front:
          path("M60 112C34 112 10 92 7 62C28 62 46 78 60 112Z", paints.leaf) +
          path("M60 112C86 112 110 92 113 62C92 62 74 78 60 112Z", paints.leafDark) +
          line("M14 72C30 80 46 94 58 110M106 72C90 80 74 94 62 110", "#B9CF96", 2),
      },
    ),
  },
  lauki: {
    span: 114,
    art: body(
      "lauki",
      "M12 60C12 48 26 42 42 44C58 47 66 38 84 37C104 36 116 47 116 60C116 74 104 85 84 84C66 83 58 74 42 76C26 78 12 72 12 60Z",
      "#B5CC7C",
      "#8AA755",
      {
        inner: line("M40 54h.1M56 62h.1M74 50h.1M92 60h.1M80 72h.1M98 74h.1M66 70h.1M28 62h.1", "#DCE8B4", 4),
        gleam: [82, 47, 16, 4],
        front: line("M12 60C6 60 3 56 1 51", paints.leafDark, 5),
        turn: -34,
      },
    ),
  },
  cabbage: {
    span: 108,
    art: body("cabbage", round(52), "#A8CB83", "#7BA65C", {
      inner:
        path("M60 112C34 96 20 66 26 26C52 40 64 74 60 112Z", "#BCD99A") +
        path("M60 112C62 74 76 44 104 32C112 66 96 98 60 112Z", "#8DB86C") +
        line(
          "M58 106C52 80 42 54 30 34M44 70L30 68M50 86L36 88M62 106C66 80 80 56 100 40M72 78L90 76M68 92L86 94",
          "#E3EFCB",
          2.5,
        ) +
        line("M40 22C58 18 78 26 86 36", "#E3EFCB", 2.5),
      shift: [-4, -5],
      gleam: [58, 26, 13, 4, 6],
    }),
  },
  papaya: {
    span: 112,
    art: body(
      "papaya",
      "M60 8C74 8 76 26 84 42C96 62 100 112 60 114C20 112 24 62 36 42C44 26 46 8 60 8Z",
      paints.sun,
      paints.sunDark,
      {
        inner:
          path("M30 0H90V34C80 50 70 34 60 46C50 56 42 44 28 56Z", paints.lime) +
          path("M70 0H100V44C86 46 82 40 76 39C78 24 74 12 70 0Z", paints.limeDark),
        gleam: [40, 76, 5, 16, 10],
        front: line("M60 10V3", paints.brown, 7),
        turn: 16,
      },
    ),
  },
  pineapple: {
    span: 114,
    art: body(
      "pineapple",
      "M60 42C80 42 88 56 88 78C88 102 76 116 60 116C44 116 32 102 32 78C32 56 40 42 60 42Z",
      paints.sun,
      paints.sunDark,
      {
        inner: line(
          "M28 62L72 118M32 48L90 116M48 40L96 96M66 40L98 74M92 62L48 118M88 48L30 116M72 40L24 96M54 40L22 74",
          "#B8702A",
          2.2,
        ),
        gleam: [44, 66, 5, 11, 18],
        shift: [-5, -4],
        behind:
          path(
            "M60 46C48 40 40 28 30 24C42 22 48 26 52 30C48 20 46 14 40 8C52 12 56 18 58 24C58 14 60 8 64 2C66 12 66 18 64 26C68 18 74 14 82 10C76 18 74 22 70 30C76 26 82 24 92 26C80 30 74 40 60 46Z",
            paints.leaf,
          ) +
          path(
            "M60 46C64 36 64 14 64 2C66 12 66 18 64 26C68 18 74 14 82 10C76 18 74 22 70 30C76 26 82 24 92 26C80 30 74 40 60 46Z",
            paints.leafDark,
          ),
      },
    ),
  },
  kharbooza: {
    span: 108,
    art: body("kharbooza", oval(54, 48, 60, 62), "#EDBE5C", "#CF9237", {
      inner:
        line("M60 12V112M34 18C20 46 20 78 34 106M86 18C100 46 100 78 86 106", "#6F9A55", 5) +
        line(
          "M46 30l5 8M72 30l-5 9M20 52l8 5M42 58l8-5M74 62l7-7M98 54l-6 9M44 84l6-8M74 90l6-8M24 78l6-7",
          "#F8E3AE",
          2.5,
        ),
      gleam: [40, 34, 8, 5, -30],
      front: line("M60 16C60 9 64 6 69 5", paints.limeDark, 6),
    }),
  },
  sarda: {
    span: 112,
    art: body(
      "sarda",
      "M6 60C8 42 30 28 62 28C96 28 114 44 114 60C114 77 96 92 62 92C30 92 8 78 6 60Z",
      "#F0CB62",
      "#D5A03B",
      {
        inner:
          line("M8 60C40 50 82 50 112 60M12 48C40 36 82 36 108 48M12 72C40 84 82 84 108 72", "#D5A03B", 2.5) +
          line(
            "M30 36l6 8M52 38l-4 9M74 36l6 9M94 46l-5 8M22 56l7 7M44 58l-5 8M66 54l6 9M88 62l-6 8M34 76l6 6M58 74l-4 8M78 76l5 7",
            "#FBEAB6",
            2.5,
          ),
        gleam: [38, 39, 12, 4, -14],
        front: line("M7 60C1 60-2 56-3 51", paints.limeDark, 6),
        turn: -18,
      },
    ),
  },
  pumpkin: {
    span: 112,
    art: body(
      "pumpkin",
      "M60 32C74 24 90 28 98 36C112 40 116 56 115 68C114 86 104 98 92 98C82 106 70 106 60 102C50 106 38 106 28 98C16 98 6 86 5 68C4 56 8 40 22 36C30 28 46 24 60 32Z",
      "#E9924A",
      "#C76D2F",
      {
        inner: line(
          "M60 32C50 52 50 82 60 102M60 32C38 38 22 64 30 98M60 32C82 38 98 64 90 98M60 32C74 50 74 84 68 104",
          "#C76D2F",
          3,
        ),
        gleam: [26, 56, 5, 12, 22],
        front: path("M52 34C56 26 54 20 50 14C58 8 68 12 68 18C66 24 68 30 70 34C64 38 58 38 52 34Z", paints.limeDark),
      },
    ),
  },
  surahi: {
    span: 112,
    art: body(
      "surahi",
      "M46 8H74C75 22 68 32 72 42C94 50 104 66 102 82C100 104 84 116 60 116C36 116 20 104 18 82C16 66 26 50 48 42C52 32 45 22 46 8Z",
      paints.clay,
      paints.clayDark,
      {
        inner:
          line("M46 43C54 47 66 47 74 43M24 64C44 73 76 73 96 64", "#E2A27E", 3) +
          line("M21 75C44 86 76 86 99 75", paints.cream, 4, ` stroke-dasharray=".1 9"`),
        gleam: [33, 88, 5, 12, 8],
        front: `<ellipse cx="60" cy="8" rx="16" ry="5" fill="#E2A27E"/><ellipse cx="60" cy="8" rx="11" ry="3" fill="#6E3621"/>`,
      },
    ),
  },
  jackfruit: {
    span: 112,
    art: body(
      "jackfruit",
      "M60 10C82 10 98 34 98 64C98 94 84 114 60 114C36 114 22 94 22 64C22 34 38 10 60 10Z",
      "#A7B553",
      "#7C8A36",
      {
        inner:
          line(
            "M30 34H92M26 44H96M22 54H98M20 64H100M22 74H98M24 84H98M28 94H92M36 104H86M40 24H82",
            "#7C8A36",
            5,
            ` stroke-dasharray=".1 10"`,
          ) +
          line(
            "M35 39H90M30 49H96M25 59H98M25 69H98M25 79H98M30 89H92M35 99H88",
            "#CBD588",
            3.5,
            ` stroke-dasharray=".1 10"`,
          ),
        gleam: [38, 44, 5, 13, 22],
        behind: line("M60 14C60 8 62 4 66 1", paints.brown, 7),
        turn: 14,
      },
    ),
  },
  dholki: {
    span: 108,
    art: body(
      "dholki",
      "M18 34C40 22 78 22 102 34C110 46 110 74 102 86C78 98 40 98 18 86Z",
      paints.clay,
      paints.clayDark,
      {
        inner:
          line("M20 40L38 92 52 26 70 94 84 28 104 76M20 80L36 28 54 94 70 26 86 92 104 44", paints.cream, 2.5) +
          line("M16 94C60 102 90 98 108 84", paints.clayDark, 9),
        gleam: [56, 34, 14, 4],
        shift: [0, -9],
        front:
          line("M97 31C105 46 105 74 97 89", paints.red, 5) +
          `<ellipse cx="19" cy="60" rx="13" ry="28" fill="${paints.red}"/><ellipse cx="17" cy="60" rx="11" ry="25" fill="${paints.cream}"/><ellipse cx="15" cy="60" rx="5" ry="12" fill="${paints.brown}"/>`,
        turn: -14,
      },
    ),
  },
  darkmelon: {
    span: 104,
    art: body("darkmelon", round(51, 60, 62), "#2F6A4B", "#1D4A37", {
      inner: line("M60 12V112M36 16C22 44 22 80 36 108M84 16C98 44 98 80 84 108", "#245741", 5),
      gleam: [36, 42, 7, 13, 32],
      front: line("M60 14C60 7 64 4 70 5", paints.limeDark, 5),
    }),
  },
  matka: {
    span: 108,
    art: body(
      "matka",
      "M36 18H84C84 26 78 32 84 37C104 45 114 60 112 76C109 100 88 114 60 114C32 114 11 100 8 76C6 60 16 45 36 37C42 32 36 26 36 18Z",
      paints.clay,
      paints.clayDark,
      {
        inner:
          line("M36 38C52 43 68 43 84 38M12 62C40 74 80 74 108 62", "#E2A27E", 3) +
          line("M18 54L31 64 44 57 56 67 68 57 81 66 94 54 104 60", paints.cream, 3.5) +
          line("M12 74C40 86 80 86 108 74", paints.cream, 4, ` stroke-dasharray=".1 10"`),
        gleam: [26, 88, 5, 12, -8],
        front: `<ellipse cx="60" cy="18" rx="27" ry="7" fill="#E2A27E"/><ellipse cx="60" cy="18" rx="20" ry="4.5" fill="#6E3621"/>`,
      },
    ),
  },
  watermelon: {
    span: 114,
    art: body(
      "watermelon",
      "M3 60C3 40 26 24 60 24C94 24 117 40 117 60C117 80 94 96 60 96C26 96 3 80 3 60Z",
      "#7DB45F",
      "#548C47",
      {
        inner: line(
          "M3 60C22 56 30 64 48 59C66 55 78 64 117 60M6 50C24 40 38 46 56 39C74 36 92 40 113 50M6 70C24 80 40 73 60 80C78 84 92 76 113 70M22 34C40 26 76 24 98 34M22 87C40 95 76 96 98 87",
          "#2F6A4B",
          6,
        ),
        gleam: [36, 37, 13, 4.5, -14],
        front: line("M4 60C-2 59-4 54-3 50", paints.limeDark, 5),
        turn: -14,
      },
    ),
  },
} satisfies Record<string, ObjectDrawing>;

export type ObjectName = keyof typeof drawings;

export const objects: Readonly<Record<ObjectName, ObjectDrawing>> = drawings;
export const objectNames: ObjectName[] = Object.keys(drawings).filter(isObject);

export function isObject(name: string): name is ObjectName {
  return Object.hasOwn(drawings, name);
}
