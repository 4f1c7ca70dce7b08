interface Props {
  value: string;
  onSearch: (value: string) => void;
}

/** Enter in it would send the form around it. */
export function SignSearch({ value, onSearch }: Props) {
  return (
    <input
      type="search"
      aria-label="Find a sign"
      placeholder="Find a sign"
      value={value}
      onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
      }}
    />
  );
}

/** Whether a sign's words have what is searched for. */
export function isFound(label: string, search: string): boolean {
  return label.toLowerCase().includes(search.trim().toLowerCase());
}

export function NoneFound() {
  return <p role="status">No sign found. Try another word.</p>;
}
