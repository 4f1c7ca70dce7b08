import { useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Icon } from "../../../icons/icon.tsx";
import { useClosing } from "../../../enhance/close-details.ts";
import type { IconName } from "../../../icons/names.ts";
import { asBlock, asHeading, asLink, asList, asStrong, type Edit, type Selected } from "./markdown-edits.ts";
import { UploadThumb, type Upload } from "./upload-field.tsx";
import { UploadLink } from "./upload-link.tsx";
import { useUploaded } from "./use-uploaded.ts";

interface Tool {
  name: string;
  icon: IconName;
  edit: (selected: Selected) => Edit;
  /** With Ctrl or the Command key. */
  key?: string;
}

const tools: Tool[] = [
  { name: "Heading", icon: "heading", edit: asHeading },
  { name: "Bold", icon: "bold", edit: asStrong, key: "b" },
  { name: "List", icon: "list", edit: asList },
  { name: "Link", icon: "link", edit: asLink, key: "k" },
];

/** In an article the part under such a heading is the red box. */
const dangerBlock: Tool = {
  name: "When to go (red box)",
  icon: "triangle-alert",
  edit: asBlock("## When to go\n\n- "),
};

interface Props {
  textId: string;
  hasDangerBox: boolean;
  /** Left out where none can be put in. */
  pictures?: Upload[];
}

/** Writes Markdown into a text field, and each change can be undone as if it was typed. */
export function MarkdownTools({ textId, hasDangerBox, pictures }: Props) {
  const isHydrated = useHydrated();
  useEffect(() => {
    const text = textIn(textId);
    const press = (event: KeyboardEvent) => {
      const tool = tools.find(({ key }) => key === event.key.toLowerCase());
      if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      apply(textId, tool);
    };
    text?.addEventListener("keydown", press);
    return () => text?.removeEventListener("keydown", press);
  }, [textId]);
  if (!isHydrated) return null;
  return (
    <div className="markdown-tools" role="group" aria-label="Format">
      {[...tools, ...(hasDangerBox ? [dangerBlock] : [])].map((tool) => (
        <button key={tool.name} type="button" title={titleOf(tool)} onClick={() => apply(textId, tool)}>
          <Icon name={tool.icon} />
          <span className="visually-hidden">{tool.name}</span>
        </button>
      ))}
      {pictures ? <PictureTool pictures={pictures} insert={(line) => apply(textId, pictureTool(line))} /> : null}
    </div>
  );
}

function pictureTool(line: string): Tool {
  return { name: "Picture", icon: "image", edit: asBlock(line) };
}

function PictureTool({ pictures, insert }: { pictures: Upload[]; insert: (line: string) => void }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  const take = ({ markdown }: Upload) => {
    menu.current?.removeAttribute("open");
    insert(markdown);
  };
  useUploaded("text", pictures, take);
  return (
    <details className="picture-tool" ref={menu}>
      <summary title="Picture">
        <Icon name="image" />
        <span className="visually-hidden">Picture</span>
      </summary>
      <div className="picture-tool-choice">
        <div className="icon-grid">
          {pictures.map((one) => (
            <button key={one.path} type="button" className="icon-option upload-option" onClick={() => take(one)}>
              <UploadThumb path={one.path} />
              <span>{one.alt}</span>
            </button>
          ))}
        </div>
        <UploadLink place="text" />
      </div>
    </details>
  );
}

/** At the cursor, as if it was typed. */
export function insertInto(textId: string, words: string) {
  const edit = ({ start, end }: Selected): Edit => {
    const after = start + words.length;
    return { from: start, to: end, put: words, select: [after, after] };
  };
  apply(textId, { edit });
}

function apply(textId: string, { edit }: Pick<Tool, "edit">) {
  const text = textIn(textId);
  if (!text) return;
  const { value, selectionStart, selectionEnd } = text;
  const { from, to, put, select } = edit({ value, start: selectionStart, end: selectionEnd });
  text.focus();
  text.setSelectionRange(from, to);
  // The browser's own undo knows only of this; `setRangeText` would forget what was typed before.
  if (!document.execCommand("insertText", false, put)) {
    text.setRangeText(put, from, to);
    text.dispatchEvent(new Event("input", { bubbles: true }));
  }
  text.setSelectionRange(...select);
}

function textIn(id: string) {
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element : null;
}

function titleOf({ name, key }: Tool) {
  return key ? `${name} (Ctrl+${key.toUpperCase()})` : name;
}
