/** What stands on a second line of the text is a danger. */
export function ThingSentence({ of }: { of: string }) {
  const [first, danger] = of.split("\n");
  if (!danger) return first;
  return (
    <>
      {first} <br />
      <strong>{danger}</strong>
    </>
  );
}
