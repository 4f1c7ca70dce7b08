import { z } from "@hono/zod-openapi";
import type { Context as Request } from "hono";
import { allInvalid, isUnproved, type Problem } from "../failures.ts";
import type { ApiEnvironment } from "./environment.ts";
import { answerProblems } from "./failures.ts";
import { flag } from "./fields.ts";
import { say } from "../contract/sentences/say.ts";

type Checked = { success: true } | { success: false; error: z.ZodError; data?: object };

/** @param find what the domain refuses, or a failed proof with all that; `wrong` are fields that the schema refused. */
export function allProblems<Schema extends z.ZodObject>(
  schema: Schema,
  find: (c: Request<ApiEnvironment>, told: Partial<z.output<Schema>>, wrong: ReadonlySet<string>) => Promise<Problem[]>,
) {
  const names = new Set(Object.keys(schema.shape));
  const inOrder = inSchemaOrder(schema);
  const require = async (c: Request<ApiEnvironment>, told: Partial<z.output<Schema>>): Promise<void> => {
    const problems = await find(c, told, new Set());
    if (problems.length > 0) throw allInvalid(problems.toSorted(inOrder));
  };
  return {
    hook: async (result: Checked, c: Request<ApiEnvironment>) => {
      if (result.success) return undefined;
      const refused = result.error.issues.map(({ message, path }) => ({ msg: message, path: path.join(".") }));
      // The address was refused, so nothing of the body is known.
      if (refused.every(({ path }) => !names.has(path.split(".")[0] ?? ""))) return answerProblems(c, refused);
      const wrong = new Set(refused.map(({ path }) => path.split(".")[0] ?? ""));
      const understood = Object.entries(result.data ?? {}).filter(([name]) => !wrong.has(name));
      const told = schema.partial().safeParse(Object.fromEntries(understood)).data ?? {};
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod's own type of a generic schema is wider
      const found = find(c, told as Partial<z.output<Schema>>, wrong);
      const whole = (problems: Problem[]) =>
        [...refused, ...problems.filter(({ path }) => !wrong.has(path))].toSorted(inOrder);
      return found.then(
        (problems) => answerProblems(c, whole(problems)),
        (error: unknown) => {
          throw isUnproved(error) ? error.telling(whole(error.problems)) : error;
        },
      );
    },
    /** @throws {Failure} invalid, with every fault. */
    require,
    /** @returns false when the call only asks what is wrong. @throws {Failure} invalid, with every fault; tooMany. */
    mayChange: async (
      c: Request<ApiEnvironment>,
      told: Partial<z.output<Schema>>,
      { check: onlyAsks }: z.output<typeof checkQuery>,
    ): Promise<boolean> => {
      await require(c, told);
      if (onlyAsks) return false;
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      return true;
    },
  };
}

function inSchemaOrder({ shape }: z.ZodObject) {
  const names = Object.keys(shape);
  const place = ({ path }: Problem) => names.indexOf(path.split(".")[0] ?? "");
  return (one: Problem, other: Problem) => place(one) - place(other);
}

export const checkQuery = z.object({
  check: flag.optional().openapi({ description: "Say all that is wrong with what is sent, and change nothing" }),
});

export const nothingWrong = () => ({ message: say.nothingWrong() });
