import type { Context } from "../domain/context.ts";
import type { Viewer } from "../domain/forum/visibility.ts";
import type { Actor } from "../domain/member/actor.ts";
import type { Log } from "../log.ts";

/** Names and numbers that an operator sets and pages show. */
export interface AppSettings {
  name: string;
  tagline: string;
  appStoreUrl: string | null;
  playStoreUrl: string | null;
  emergencyNumber: string;
  helplineNumber: string;
  /** Whether text messages reach anybody: a gateway is set or, in a trial, its terminal is at hand. */
  sendsSms: boolean;
  /** The advertisement among the articles; null: none. */
  banner: { text: string; linkText: string; url: string } | null;
}

/** Who is calling, as far as the network tells. */
export interface Caller {
  /** IPv4 address, or the /64 of an IPv6 address: the width that one household or carrier gives out. */
  address: string;
  /** A random name that the phone or browser keeps for itself; null when it sent none. */
  device: string | null;
  /** As the browser or app says it, cut short. For `deviceOf` alone: it is not to be stored or shown. */
  userAgent: string | undefined;
}

export interface ApiEnvironment {
  Bindings: { address?: string; requestId?: string };
  Variables: {
    context: Context;
    app: AppSettings;
    log: Log;
    caller: Caller;
    actor: Actor;
    viewer: Viewer;
    /** Whose account a call without a token has just opened. */
    memberId?: string;
  };
}
