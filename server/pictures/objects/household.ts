import { paints } from "../palette.ts";
import { line, path } from "../svg.ts";
import { body, type ObjectDrawing } from "./drawing.ts";

const smallMango = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-14-14C-4-22 14-18 20-4C25 8 20 20 10 22C0 24-6 18-13 17C-24 15-30-2-14-14Z" fill="${paints.sunDark}"/><path d="M-15-15C-5-22 11-19 16-6C20 5 16 16 7 18C-2 20-8 15-15 14C-25 12-30-4-15-15Z" fill="${paints.sun}"/><path d="M-15-15C-5-22 8-19 13-12C4-6-12-2-24-2C-24-8-21-12-15-15Z" fill="#E98A3C"/><path d="M-14-15C-10-25 0-28 10-25C6-17-4-13-14-15Z" fill="${paints.leaf}"/><ellipse cx="-12" cy="-4" rx="3" ry="6" fill="#FFF9EE" opacity=".5" transform="rotate(30 -12 -4)"/></g>`;

export const household = {
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
} satisfies Record<string, ObjectDrawing>;
