const ADDRESS = /(https?:\/\/[^\s;<>"]*[^\s;<>".,:!?)\]])/;

/** Words in which each web address opens it. */
export function WithLinks({ words }: { words: string }) {
  return words.split(ADDRESS).map((part, index) => {
    if (index % 2 === 0) return part;
    const key = `${part}${index}`;
    return (
      <a key={key} href={part} rel="noreferrer">
        {part}
      </a>
    );
  });
}
