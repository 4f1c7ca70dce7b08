import { useRef, type RefObject } from "react";
import { Form, Link } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { kindsOfContent, type ContentKind } from "../../../../server/contract/content/kinds.ts";
import { FIRST_LANGUAGE, languageOf, type LanguageCode } from "../../../../server/contract/languages.ts";
import type { ContentItem } from "../../../api/types.ts";
import { DataTable, type Column } from "../../../components/data-table.tsx";
import { capitalised } from "../../../format/words.ts";
import { formatDate } from "../../../format/dates.ts";
import type { Moment } from "../../../format/relative-time.ts";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { choiceOf } from "./choice.ts";
import { editorAddress } from "./editor-address.ts";
import { BehindEnglish, NotTranslated, StateMark } from "./state-mark.tsx";
import { shortState } from "./state.ts";
import { writtenIn } from "./written.ts";

export interface ListedItem extends Pick<
  ContentItem,
  | "kind"
  | "key"
  | "language"
  | "title"
  | "version"
  | "publishedVersion"
  | "publishTime"
  | "isDiscarded"
  | "isToCheck"
  | "isShippedNewer"
  | "checkedOn"
> {
  /** Another than its own where the list has it because it is not translated into that. */
  editedIn: LanguageCode;
  changed: Moment;
  english: { title: string; changed: Moment | null } | null;
  more: string | null;
}

interface Props {
  label: string;
  items: ListedItem[];
  isMixed: boolean;
  isToCheck?: boolean;
  sort?: string;
  sortedBy?: (sort: string) => string;
  /** Several can be chosen, and something be done with all of them. */
  bulk?: { canPublish: boolean } | null;
}

export function ContentTable({ label, items, bulk = null, ...order }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const canCheck =
    bulk !== null && items.some((item) => hasSources(item) && kindsOfContent[item.kind].sources !== "none");
  const canPublish = bulk?.canPublish ?? false;
  const isChoosing = canCheck || canPublish;
  const table = (
    <DataTable
      label={label}
      rows={items}
      keyOf={({ kind, key }) => `${kind}/${key}`}
      columns={columnsOf({ ...order, items })}
      {...(isChoosing ? { choice: { name: <ChooseAll form={form} />, cell: choiceCell } } : {})}
    />
  );
  if (!isChoosing) return table;
  return (
    <Form method="post" className="bulk" ref={form}>
      {table}
      <p className="actions bulk-acts">
        <span className="hint">With the selected:</span>{" "}
        {canCheck ? (
          <SubmitButton intent="check" tone="plain" sending="Saving…">
            Mark sources as checked today
          </SubmitButton>
        ) : null}{" "}
        {canPublish ? (
          <SubmitButton intent="publish" tone="plain" sending="Publishing…">
            Publish
          </SubmitButton>
        ) : null}
      </p>
    </Form>
  );
}

type Order = Pick<Props, "isMixed" | "isToCheck" | "sort" | "sortedBy" | "items">;

function columnsOf({
  isMixed,
  isToCheck = false,
  sort,
  sortedBy,
  items,
}: Order): [Column<ListedItem>, ...Column<ListedItem>[]] {
  const inOrder = (by: string, order: "ascending" | "descending") =>
    sort === by ? { order } : sortedBy ? { sort: sortedBy(by) } : {};
  const address = ({ kind, key, editedIn }: ListedItem) =>
    editorAddress({ kind, key, language: editedIn }) + (isToCheck ? "/check" : "");
  const translated = items.find((item) => !hasSources(item))?.editedIn;
  const kind = { name: "Kind", isPlain: true, cell: ({ kind }: ListedItem) => capitalised(kindsOfContent[kind].one) };
  const checked = {
    name: "Sources checked",
    ...inOrder("longestUnchecked", "ascending"),
    cell: ({ kind, checkedOn }: ListedItem) => checkedInWords(kind, checkedOn),
  };
  return [
    {
      name: "Title",
      ...inOrder("title", "ascending"),
      cell: (item) => (
        <>
          <Link to={address(item)}>
            <bdi {...writtenIn(item.language, item.title)}>{item.title}</bdi>
          </Link>
          {item.english ? <p className="hint">{item.english.title}</p> : null}
        </>
      ),
    },
    ...(isMixed ? [kind] : []),
    { name: "State", isPlain: true, cell: stateCell },
    ...(items.some(hasSources) ? [checked] : []),
    {
      name: translated ? `${languageOf(translated).inEnglish} changed` : "Changed",
      isPlain: ({ version }) => version === 0,
      ...inOrder("newest", "descending"),
      cell: ({ version, changed }) =>
        version === 0 ? "Original text" : <time dateTime={changed.dateTime}>{changed.label}</time>,
    },
  ];
}

/** A translation rests on those of the English text. */
function hasSources({ editedIn }: ListedItem) {
  return editedIn === FIRST_LANGUAGE;
}

function stateCell(item: ListedItem) {
  if (item.editedIn !== item.language) return <NotTranslated />;
  const since = item.english?.changed;
  if (since && shortState(item).isWithReaders) {
    return (
      <>
        <BehindEnglish />
        <p className="hint">
          English changed <time dateTime={since.dateTime}>{since.label}</time>
        </p>
      </>
    );
  }
  return (
    <>
      <StateMark item={item} />
      {item.more ? <p className="hint">{item.more}</p> : null}
    </>
  );
}

function choiceCell(item: ListedItem) {
  return (
    <label>
      <input type="checkbox" name="item" value={choiceOf(item)} />
      <span className="visually-hidden">
        Select <bdi>{item.title}</bdi>
      </span>
    </label>
  );
}

function ChooseAll({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const isHydrated = useHydrated();
  if (!isHydrated) return <span className="visually-hidden">Select</span>;
  const choose = (isChosen: boolean) => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>("[name=item]") ?? []) box.checked = isChosen;
  };
  return (
    <label>
      <input type="checkbox" onChange={({ currentTarget }) => choose(currentTarget.checked)} />
      <span className="cell-name" aria-hidden="true">
        Select all
      </span>
      <span className="visually-hidden">Select all on this page</span>
    </label>
  );
}

function checkedInWords(kind: ContentKind, checkedOn: string | null) {
  if (checkedOn) return <time dateTime={checkedOn}>{formatDate(checkedOn)}</time>;
  return kindsOfContent[kind].sources === "many" || kind === "tip" ? "never" : null;
}
