import { useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Cover } from "../../../components/cover.tsx";
import { Picture } from "../../../components/picture.tsx";
import { Html } from "../../../format/html.tsx";
import { readingTime } from "../../../format/reading-time.ts";
import { Icon } from "../../../icons/icon.tsx";
import { unbroken } from "../../../format/words.ts";
import { ArticleText } from "../../articles/article-text.tsx";
import type { Choices } from "./editor-form.tsx";
import type { Look } from "./looking.ts";

interface Props {
  look: Look | null;
  categories: Choices["category"];
  /** Brought by the button Preview, which leads here. */
  preview: Look | undefined;
  isLate: boolean;
  written?: { lang: string; dir: "ltr" | "rtl" };
}

/** The text as readers would have it, beside the form or below it. */
export function LookPane({ look, categories, preview, isLate, written }: Props) {
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
        {look ? (
          <LookOf look={look} categories={categories} written={written} />
        ) : (
          <p className="quiet">{nothingYet(isLive)}</p>
        )}
      </div>
    </section>
  );
}

function nothingYet(isLive: boolean) {
  return isLive ? "What you write appears here as readers will see it." : "Press Preview to see it as readers will.";
}

type LookOfProps = Pick<Props, "categories" | "written"> & { look: Look };

function LookOf({ look, categories, written }: LookOfProps) {
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
        <h2 className="look-title" {...written}>
          <bdi>{unbroken(title)}</bdi>
        </h2>
      ) : null}
      {parts && words > 0 ? <p className="hint">{readingTime(words)} read</p> : null}
      {parts || html ? (
        <div {...written}>
          {parts ? <ArticleText {...parts} /> : null}
          {html ? <Html html={html} /> : null}
        </div>
      ) : null}
      {beside.length > 0 ? (
        <dl className="facts">
          {beside.map(({ name, value }) => (
            <div key={name + value}>
              <dt>{name}</dt>
              <dd dir="auto" {...written}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
