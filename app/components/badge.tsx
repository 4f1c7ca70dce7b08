interface Props {
  count: number;
  /** Read out after the count. */
  what: string;
}

export function Badge({ count, what }: Props) {
  return count > 0 ? (
    <>
      {" "}
      <span className="dot">
        {count > 99 ? "99+" : count}
        <span className="visually-hidden"> {what}</span>
      </span>
    </>
  ) : null;
}
