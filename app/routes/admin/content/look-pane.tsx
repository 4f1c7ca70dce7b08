import { useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { FIRST_LANGUAGE, type LanguageCode } from "../../../../server/contract/languages.ts";
import { Html } from "../../../format/html.tsx";
import { capitalised, unbroken } from "../../../format/words.ts";
import type { Choices } from "./editor-form.tsx";
import type { Look } from "./looking.ts";
import { ShownText } from "./shown-text.tsx";
import { headingWords } from "./heading-words.ts";
import { writtenIn } from "./written.ts";

interface Props {
  look: Look | null;
  categories: Choices["category"];
  preview: Look | undefined;
  isLate: boolean;
  language?: LanguageCode;
}

/** The text as readers would have it, beside the form or below it. */
export function LookPane({ look, categories, preview, isLate, language = FIRST_LANGUAGE }: Props) {
  const isLive = useHydrated();
  const isNothing = look === null || isEmpty(look);
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!preview) return;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView();
  }, [preview]);
  return (
    <section
      className="look"
      aria-labelledby="look-name"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, so keys have to reach it
      tabIndex={0}
    >
      <p
        className="hint"
        id="look-name"
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads the reader here
        autoFocus={preview !== undefined}
        ref={head}
      >
        {isLive && !preview ? "Live preview" : preview || isNothing ? "Preview" : "As saved"}
      </p>
      {isLate ? <p className="hint">We could not update this just now, and are trying again.</p> : null}
      <div className="card">
        {isNothing ? (
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

function isEmpty({ title, picture, shown, beside }: Look) {
  const isWordless = shown.as === "article" ? shown.words === 0 : shown.as === "text" && shown.html === "";
  return !title && !picture && isWordless && beside.length === 0;
}

function nothingYet(isLive: boolean) {
  return isLive ? "What you write appears here as readers will see it." : "Press Preview to see it as readers will.";
}

type LookOfProps = Pick<Props, "categories"> & { look: Look };

function LookOf({ look, categories }: LookOfProps) {
  const { title, picture, category, shown, beside } = look;
  const heading = title ? (
    <h2 className="look-title">
      <bdi>{capitalised(headingWords(title))}</bdi>
    </h2>
  ) : null;
  return (
    <>
      <ShownText shown={shown} heading={heading} picture={picture}>
        {categories.find(({ value }) => value === category)?.label}
      </ShownText>
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

function TranslatedLook({ look: { title, shown, beside }, language }: { look: Look; language: LanguageCode }) {
  const html = shown.as === "text" ? shown.html : "";
  return (
    <>
      {title ? (
        <h2 className="look-title" {...writtenIn(language, title)}>
          {headingWords(title)}
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
