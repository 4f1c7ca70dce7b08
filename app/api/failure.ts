import { data } from "react-router";

export interface Problem {
  msg: string;
  path: string;
}

/** A call of the API that did not succeed; `status` 503 and code `unreachable` when it was not even answered. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Problem[];

  constructor(status: number, code: string, message: string, errors: Problem[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  /** The sentence that toasts and pages show: the first of the list, as the contract says. */
  get sentence() {
    return this.errors[0]?.msg ?? this.message;
  }
}

/** What a route throws so that the error page shows: the status, and words for her. */
export function routeError(failure: ApiFailure) {
  return data({ message: failure.sentence }, { status: failure.status >= 500 ? 503 : failure.status });
}
