import type { Selectable } from "kysely";
import { keptQuery } from "../../db/kept-query.ts";
import type { ChildTable } from "../../db/schema/children.ts";
import { found } from "../../failures.ts";
import type { Context } from "../context.ts";
import { oncePerCall } from "../read-once.ts";
import type { Member } from "../member/member.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import { pregnanciesOf, storedDate, type Pregnancy } from "../pregnancies/pregnancies.ts";
import { gestationAtBirth } from "../pregnancies/age.ts";
import { dueDateOf } from "../pregnancies/progress.ts";

export type ChildRow = Selectable<ChildTable>;
type Sex = ChildTable["sex"];

export interface Child {
  id: string;
  /** Of which the child was born; null for one whose pregnancy is not in the records. */
  pregnancyId: string | null;
  /** Among the babies of the pregnancy, from 1; null without a pregnancy. */
  number: number | null;
  /** Its place among those of the same birth who are shown, and how many they are. */
  place: { rank: number; of: number };
  name: string | null;
  /** Whether no other is expected, or born and without a name: 'your baby' can then mean no other. */
  isOnlyUnnamed: boolean;
  birthDate: CalendarDate;
  sex: Sex;
  /** Gestation at birth, in days; null when nothing tells it. */
  gestationDays: number | null;
  isGestationTold: boolean;
}

type OneChild = Omit<Child, "isOnlyUnnamed">;

export async function childrenOf(context: Pick<Context, "db">, memberId: string): Promise<Child[]> {
  const [pregnancies, rows] = await Promise.all([pregnanciesOf(context, memberId), childRowsOf(context, memberId)]);
  return childrenFrom(pregnancies, rows);
}

export const childRowsOf = oncePerCall(({ db }: Pick<Context, "db" | "once">, memberId): Promise<ChildRow[]> =>
  childrenIn(db, { memberId }),
);

const childrenIn = keptQuery((db, { memberId }: { memberId: string }) =>
  db.selectFrom("child").selectAll().where("memberId", "=", memberId),
);

export async function ownChild(context: Pick<Context, "db">, { id: memberId }: Member, id: string): Promise<Child> {
  return found(
    (await childrenOf(context, memberId)).find((child) => child.id === id),
    "child",
  );
}

/** Read from the pregnancy, where birth date and name stand once and a loss counts at once. The eldest first. */
export function childrenFrom(pregnancies: readonly Pregnancy[], rows: readonly ChildRow[]): Child[] {
  const own = rows.filter(({ pregnancyId }) => pregnancyId === null).flatMap(childWithoutPregnancy);
  const born = pregnancies.flatMap((pregnancy) =>
    babiesOf(
      pregnancy,
      rows.filter(({ pregnancyId }) => pregnancyId === pregnancy.id),
    ),
  );
  const children = [...born, ...own].toSorted((a, b) => a.birthDate.localeCompare(b.birthDate));
  const isExpecting = pregnancies.some(({ isCurrent, loss, birthDate }) => isCurrent && !loss && !birthDate);
  const unnamed = children.filter(({ name, place }) => name === null && place.of === 1);
  return children.map((child) => ({ ...child, isOnlyUnnamed: !isExpecting && unnamed.length <= 1 }));
}

export function idOfBaby(pregnancyId: string, number: number): string {
  return number === 1 ? pregnancyId : `${pregnancyId}-${number}`;
}

function babiesOf(pregnancy: Pregnancy, rows: readonly ChildRow[]): OneChild[] {
  const { id: pregnancyId, birthDate: birthDateOfAll, loss, babyName } = pregnancy;
  if (!birthDateOfAll || loss) return [];
  const due = dueDateOf(pregnancy)?.date;
  const shown = numbersOf(pregnancy, rows);
  return shown.map((number, index): OneChild => {
    const row = rows.find((one) => one.number === number);
    const birthDate = storedDate(row?.birthDate ?? null) ?? birthDateOfAll;
    const told = row?.gestationDays ?? null;
    return {
      id: idOfBaby(pregnancyId, number),
      pregnancyId,
      number,
      place: { rank: index + 1, of: shown.length },
      name: index === 0 ? babyName : (row?.name ?? null),
      birthDate,
      sex: row?.sex ?? null,
      gestationDays: told ?? (due ? (gestationAtBirth(due, birthDate) ?? null) : null),
      isGestationTold: told !== null,
    };
  });
}

/** One who died has no place among the babies of the pregnancy; one whom she deleted has. */
function numbersOf({ numberOfBabies }: Pregnancy, rows: readonly ChildRow[]): number[] {
  const inState = (state: ChildRow["state"]) =>
    new Set(rows.filter((row) => row.state === state).map(({ number }) => number));
  const lost = inState("lost");
  const deleted = inState("deleted");
  return Array.from({ length: numberOfBabies + lost.size }, (_, index) => index + 1)
    .filter((number) => !lost.has(number))
    .slice(0, numberOfBabies)
    .filter((number) => !deleted.has(number));
}

function childWithoutPregnancy(row: ChildRow): OneChild[] {
  const birthDate = storedDate(row.birthDate);
  if (!birthDate) return [];
  const { id, name, sex, gestationDays } = row;
  return [
    {
      id,
      pregnancyId: null,
      number: null,
      place: { rank: 1, of: 1 },
      name,
      birthDate,
      sex,
      gestationDays,
      isGestationTold: gestationDays !== null,
    },
  ];
}
