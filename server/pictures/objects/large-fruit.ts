import { paints } from "../palette.ts";
import { line, path } from "../svg.ts";
import { body, leaf, type ObjectDrawing } from "./drawing.ts";

export const largeFruit = {
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
} satisfies Record<string, ObjectDrawing>;
