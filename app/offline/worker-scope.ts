/** What a service worker has of its browser. TypeScript's own types of it cannot stand beside those of pages. */
export interface WorkerScope {
  location: Location;
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<{ url: string } | undefined>;
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<readonly ShownPage[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(name: Name, listen: (event: WorkerEvents[Name]) => void) => void;
}

export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface AskedEvent extends LastingEvent {
  request: Request;
  clientId: string;
  respondWith: (answer: Promise<Response>) => void;
}

interface ToldEvent extends LastingEvent {
  data: unknown;
  source: { url?: string } | null;
  ports: readonly MessagePort[];
}

interface PushedEvent extends LastingEvent {
  data: { json: () => unknown } | null;
}

interface TappedEvent extends LastingEvent {
  notification: Notification;
}

interface ShownPage {
  url: string;
  focus?: () => Promise<unknown>;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: AskedEvent;
  message: ToldEvent;
  push: PushedEvent;
  notificationclick: TappedEvent;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A module of a worker is compiled among those of pages.
export const scope = globalThis as unknown as WorkerScope;
