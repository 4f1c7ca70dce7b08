import { href } from "react-router";

export function LeaveForm() {
  return (
    <form className="leave" method="post" action={href("/leave")}>
      <button className="button" type="submit">
        Leave quickly
      </button>
    </form>
  );
}
