import type { ServerResponse } from "node:http";
import type { Context } from "../domain/context.ts";
import type { Member } from "../domain/member/member.ts";
import type { Actor } from "../domain/member/actor.ts";
import type { Log } from "../log.ts";

export interface AppSettings {
  name: string;
  tagline: string;
  operatorName: string | null;
  operatorContact: string | null;
  appStoreUrl: string | null;
  playStoreUrl: string | null;
  emergencyNumber: string;
  helplineNumber: string;
  sendsSms: boolean;
  provesPhones: boolean;
  sendsReminders: boolean;
  sendsPush: boolean;
  takesPostPictures: boolean;
  banner: { text: string; linkText: string; url: string } | null;
}

export interface Caller {
  isWebTier: boolean;
  address: string;
  device: string | null;
  /** Cut short; only for `deviceOf`, never stored or shown. */
  userAgent: string | undefined;
}

export interface ApiEnvironment {
  Bindings: {
    address?: string;
    requestId?: string;
    /** Of a call over the network: a stream is written to it without a web stream between. */
    outgoing?: ServerResponse | undefined;
    /** The caller is in this process and reads an answer with `json()` alone. */
    isHandedOver?: boolean;
  };
  Variables: {
    context: Context;
    app: AppSettings;
    log: Log;
    isUnavailable: (error: unknown) => boolean;
    caller: Caller;
    actor: Actor;
    lookUp?: Promise<Actor>;
    viewer: Member | null;
    /** Set when a call without a token opened an account. */
    memberId?: string;
  };
}
