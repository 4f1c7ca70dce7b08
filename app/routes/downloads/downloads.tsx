import { href, Link } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { AccountArea } from "../../components/account-area.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { fileSize } from "../../format/file-size.ts";
import { pageTitle } from "../../format/title.ts";
import { inOneLine } from "../../format/words.ts";
import { Icon } from "../../icons/icon.tsx";
import type { IconName } from "../../icons/names.ts";
import { useIsMember } from "../../use-app.ts";
import type { PageHandle } from "../../host.ts";
import { getMember } from "../../middleware/member.ts";
import type { Route } from "./+types/downloads.ts";
import { m } from "../../messages/m.ts";
import { standingOfAll, TranslationNote } from "../../components/translation-note.tsx";
import { TextIn } from "../../components/text-in.tsx";

export const handle: PageHandle = { isShared: true };

const FOR_A_BIRTH = new Set(["hospital-bag.pdf", "birth-plan.pdf"]);

export async function loader({ context }: Route.LoaderArgs) {
  const { data: all } = await load(getApi(context).download.$get());
  const files = getMember(context)?.stage === "afterLoss" ? all.filter(({ file }) => !FOR_A_BIRTH.has(file)) : all;
  const isUrgent = ({ file }: { file: string }) => file === "danger-signs.pdf";
  return [...files.filter(isUrgent), ...files.filter((file) => !isUrgent(file))].map(({ size, ...file }) => ({
    ...file,
    size: size === null ? null : fileSize(size),
  }));
}

export default function Downloads({ loaderData: files }: Route.ComponentProps) {
  return (
    <AccountArea>
      <h1>{m.placeDownloads()}</h1>
      <p className="lead">{m.downloadsLead()}</p>
      <TranslationNote {...standingOfAll(files)} />
      <RowList>
        {files.map(({ file, title, summary, size, textLanguage }) =>
          size === null ? (
            <Row
              key={file}
              icon={iconOf(file)}
              id={file.replace(/\..*/, "")}
              to={`${href("/login")}?${new URLSearchParams({ next: href("/downloads") })}`}
              title={m.downloadsLogIn({ title: lowered(title) })}
              hint={<TextIn language={textLanguage}>{summary}</TextIn>}
            />
          ) : (
            <Row
              key={file}
              icon={iconOf(file)}
              to={pathOf(file)}
              id={file.replace(/\..*/, "")}
              reloadDocument
              title={
                <>
                  <TextIn language={textLanguage}>{title}</TextIn>{" "}
                  {inOneLine(m.downloadsKindAndSize({ kind: kindOf(file), size }))}
                </>
              }
              hint={<TextIn language={textLanguage}>{summary}</TextIn>}
              end={<Icon name="download" />}
            />
          ),
        )}
      </RowList>
      {useIsMember() ? (
        <p>
          <Link to={href("/account/data")}>{m.downloadsMyData()}</Link>
        </p>
      ) : null}
    </AccountArea>
  );
}

function pathOf(file: string) {
  return href("/downloads/:file", { file });
}

const icons: Partial<Record<string, IconName>> = {
  "hospital-bag.pdf": "list-checks",
  "birth-plan.pdf": "heart-handshake",
  "danger-signs.pdf": "triangle-alert",
  "visit-card.pdf": "user-round",
  "calendar.ics": "calendar-days",
};

const iconOf = (file: string) => icons[file] ?? "download";

function kindOf(file: string) {
  return file.endsWith(".pdf") ? "PDF" : "ICS";
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.placeDownloads(), m.downloadsDescription());
}

/** As in the middle of a sentence. */
const lowered = (title: string) => title.toLowerCase();
