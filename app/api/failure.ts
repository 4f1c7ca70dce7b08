import { data } from "react-router";

export interface Problem {
  msg: string;
  path: string;
}

/** Status 503 and code `unreachable` when the API did not answer at all. */
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

  get sentence() {
    return this.errors[0]?.msg ?? this.message;
  }
}

export function routeError(failure: ApiFailure, say = (sentence: string) => sentence) {
  return data({ message: say(failure.sentence) }, { status: failure.status >= 500 ? 503 : failure.status });
}
