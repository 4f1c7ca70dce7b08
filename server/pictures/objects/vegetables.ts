import { paints } from "../palette.ts";
import { line, path, round } from "../svg.ts";
import { body, leaf, type ObjectDrawing } from "./drawing.ts";

const spinachLeaf = (x: number, y: number, turn: number, size: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 8C-14 4-22-10-18-22C-16-34-8-42 0-50C8-42 16-34 18-22C22-10 14 4 0 8Z" fill="${fill}"/><path d="M0 8V-40M0-4L-10-14M0-4L10-14M0-18L-9-27M0-18L9-27" fill="none" stroke="#CFE3AE" stroke-width="2.4" stroke-linecap="round"/></g>`;

export const vegetables = {
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
} satisfies Record<string, ObjectDrawing>;
