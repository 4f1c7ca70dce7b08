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

/** @param say of a failure; what is not there is said by itself */
export function routeError({ status, sentence }: ApiFailure, say = (sentence: string) => sentence) {
  return data({ message: status === 404 ? sentence : say(sentence) }, { status: status >= 500 ? 503 : status });
}
