/** Conform checks a field on blur by dispatching a submit event of its own, which sends nothing. */
export function isFieldCheck(event: Event): boolean {
  return event instanceof SubmitEvent && event.submitter?.getAttribute("name") === "__intent__";
}
