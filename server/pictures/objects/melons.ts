import { paints } from "../palette.ts";
import { line, oval, round } from "../svg.ts";
import { body, type ObjectDrawing } from "./drawing.ts";

export const melons = {
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
  darkmelon: {
    span: 104,
    art: body("darkmelon", round(51, 60, 62), "#2F6A4B", "#1D4A37", {
      inner: line("M60 12V112M36 16C22 44 22 80 36 108M84 16C98 44 98 80 84 108", "#245741", 5),
      gleam: [36, 42, 7, 13, 32],
      front: line("M60 14C60 7 64 4 70 5", paints.limeDark, 5),
    }),
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
