interface Props {
  name: string;
  /** The API's path of the large JPEG. */
  image: string | null;
  size: 40 | 56;
  /** The member's, where two of one name have to differ in colour. */
  id?: string;
}

export function Avatar({ name, image, size, id = name }: Props) {
  if (!image) {
    return (
      // Drawn by the stylesheet: as text, text browsers would read them out.
      <span className={`avatar size-${size} tone-${toneOf(id)}`} data-initials={initialsOf(name)} aria-hidden="true" />
    );
  }
  // The large file would cost a slow phone more than a face of 56 pixels gains by it.
  const small = `/api${image.replace(/-384\.jpg$/, "-96")}`;
  return (
    <picture>
      <source type="image/avif" srcSet={`${small}.avif`} />
      <source type="image/webp" srcSet={`${small}.webp`} />
      <img className={`avatar size-${size}`} src={`${small}.jpg`} alt="" width={size} height={size} />
    </picture>
  );
}

function initialsOf(name: string) {
  const letters = Array.from(name.matchAll(/(\p{L}\p{M}*)[\p{L}\p{M}]*/gu), ([, first = ""]) => first.toUpperCase());
  const initials = letters.slice(0, 2);
  // Letters of Urdu would join into what looks like a word.
  return initials.join(/\p{Script=Arabic}/u.test(initials.join("")) ? "\u200C" : "");
}

function toneOf(text: string) {
  return (text.charCodeAt(text.length - 1) + text.length) % 3;
}
