import { paints } from "../palette.ts";
import { line, oval, path } from "../svg.ts";
import { body, leaf, type ObjectDrawing } from "./drawing.ts";

export const smallFruit = {
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
} satisfies Record<string, ObjectDrawing>;
