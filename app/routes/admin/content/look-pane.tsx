import { useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { FIRST_LANGUAGE, type LanguageCode } from "../../../../server/contract/languages.ts";
import { Cover } from "../../../components/cover.tsx";
import { Picture } from "../../../components/picture.tsx";
import { Html } from "../../../format/html.tsx";
import { readingTime } from "../../../format/reading-time.ts";
import { Icon } from "../../../icons/icon.tsx";
import { unbroken } from "../../../format/words.ts";
import { ArticleText } from "../../articles/article-text.tsx";
import type { Choices } from "./editor-form.tsx";
import type { Look } from "./looking.ts";
import { writtenIn } from "./written.ts";

interface Props {
  look: Look | null;
  categories: Choices["category"];
  /** Brought by the button Preview, which leads here. */
  preview: Look | undefined;
  isLate: boolean;
  language?: LanguageCode;
}

/** The text as readers would have it, beside the form or below it. */
export function LookPane({ look, categories, preview, isLate, language = FIRST_LANGUAGE }: Props) {
  const isLive = useHydrated();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (preview) box.current?.focus();
  }, [preview]);
  return (
    <section
      className="look"
      aria-labelledby="look-name"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, so keys have to reach it
      tabIndex={0}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads the reader here
      autoFocus={preview !== undefined}
      ref={box}
    >
      <p className="hint" id="look-name">
        {preview ? "Preview" : isLive ? "Live preview" : "As saved"}
      </p>
      {isLate ? <p className="hint">We could not update this just now, and are trying again.</p> : null}
      <div className="card">
        {look === null || isEmpty(look) ? (
          <p className="quiet">{nothingYet(isLive)}</p>
        ) : language === FIRST_LANGUAGE ? (
          <LookOf look={look} categories={categories} />
        ) : (
          <TranslatedLook look={look} language={language} />
        )}
      </div>
    </section>
  );
}

function isEmpty({ title, picture, words, beside }: Look) {
  return !title && !picture && words === 0 && beside.length === 0;
}

function nothingYet(isLive: boolean) {
  return isLive ? "What you write appears here as readers will see it." : "Press Preview to see it as readers will.";
}

type LookOfProps = Pick<Props, "categories"> & { look: Look };

function LookOf({ look, categories }: LookOfProps) {
  const { title, picture, isDangerSign, lacksNumber, category, words, parts, html, beside } = look;
  return (
    <>
      {picture ? parts ? <Cover path={picture} place="head" /> : <Picture path={picture} /> : null}
      {parts ? <p className="category">{categories.find(({ value }) => value === category)?.label}</p> : null}
      {isDangerSign ? (
        <p className="warning-line">
          <Icon name="triangle-alert" /> Danger sign
          {lacksNumber ? ". No number to call stands in the text: write {emergencyNumber}, or choose numbers." : null}
        </p>
      ) : null}
      {title ? (
        <h2 className="look-title">
          <bdi>{unbroken(title)}</bdi>
        </h2>
      ) : null}
      {parts && words > 0 ? <p className="hint">{readingTime(words)} read</p> : null}
      {parts ? <ArticleText {...parts} /> : null}
      {html ? <Html html={html} /> : null}
      {beside.length > 0 ? (
        <dl className="facts">
          {beside.map(({ name, value }) => (
            <div key={name + value}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}

function TranslatedLook({ look: { title, html, beside }, language }: { look: Look; language: LanguageCode }) {
  return (
    <>
      {title ? (
        <h2 className="look-title" {...writtenIn(language, title)}>
          {unbroken(title)}
        </h2>
      ) : null}
      {beside
        .filter(({ isWords }) => isWords)
        .map(({ name, value }) => (
          <p key={name} {...writtenIn(language, value)}>
            {unbroken(value)}
          </p>
        ))}
      {html ? (
        <div {...writtenIn(language, html)}>
          <Html html={html} />
        </div>
      ) : null}
    </>
  );
}
