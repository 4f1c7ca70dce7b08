import { data } from "react-router";

export function loader() {
  throw data(
    { message: "There is no page at this address. It may have moved, or the link may be cut short." },
    { status: 404 },
  );
}

export { loader as action };

export default function NotFound() {
  return null;
}
