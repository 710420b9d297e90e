import Bowser from 'bowser';

const MAX_LENGTH = 100;

/** The common name of the device of a request, such as 'Chrome di Android'; null if it is unknown. */
export function deviceNameOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name);
  return names.length > 0 ? names.join(' di ').slice(0, MAX_LENGTH) : null;
}
