/** The values that `pages.ts` writes into the script. */
export interface PageSettings {
  now: number;
  /** Replaces the position of a browser that has none. */
  position?: { latitude: number; longitude: number };
}

declare const pageSettings: PageSettings;

export const ERRORS_PATH = '/errors-of-the-page';

const report = (text: string) => navigator.sendBeacon(ERRORS_PATH, text);

const reportErrors = () => {
  window.addEventListener('error', ({ message }) => report(message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`${violatedDirective} refused ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...args: unknown[]) => {
    report(args.map(String).join(' '));
    error(...args);
  };
};

/** Freezes Date; timers keep running. */
const freezeClock = (now: number) => {
  globalThis.Date = new Proxy(Date, {
    construct: (date, args, target) => Reflect.construct(date, args.length ? args : [now], target),
    apply: () => new Date().toString(),
    get: (date, key) => (key === 'now' ? () => now : Reflect.get(date, key)),
  });
};

const replacePosition = (coords: NonNullable<PageSettings['position']>) => {
  const geolocation = {
    getCurrentPosition: (found: PositionCallback) =>
      found({ coords: { ...coords, accuracy: 10 }, timestamp: Date.now() } as GeolocationPosition),
    watchPosition: (found: PositionCallback) => {
      geolocation.getCurrentPosition(found);
      return 1;
    },
    clearWatch: () => {},
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation });
};

/** Runs before the scripts of the page. */
export const prepareDocument = () => {
  reportErrors();
  freezeClock(pageSettings.now);
  if (pageSettings.position) replacePosition(pageSettings.position);
};
