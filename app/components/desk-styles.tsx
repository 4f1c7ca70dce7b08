import stylesheet from "../styles/desk.css?url";

/** The pages of /admin show nothing before these are there. */
export function DeskStyles() {
  return <link rel="stylesheet" href={stylesheet} precedence="desk" />;
}
