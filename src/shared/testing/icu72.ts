/**
 * Makes every locale write dates as ICU 72 does for 'en-CA' and others: 11/24/2026, with a narrow no-break
 * space before AM. Returns a function that restores the locales.
 */
export function writeDatesAsIcu72(): () => void {
  const american = (at: Date | number | undefined, timeZone?: string) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short', timeZone })
      .formatToParts(at)
      .map(({ value }) => value)
      .join('');
  const replaced: [object: object, name: string, descriptor: PropertyDescriptor | undefined][] = [];
  const replace = (object: object, name: string, descriptor: PropertyDescriptor) => {
    replaced.push([object, name, Object.getOwnPropertyDescriptor(object, name)]);
    Object.defineProperty(object, name, { configurable: true, ...descriptor });
  };

  replace(Intl.DateTimeFormat.prototype, 'format', {
    get(this: Intl.DateTimeFormat) {
      const { timeZone } = this.resolvedOptions();
      return (at?: Date | number) => american(at, timeZone);
    },
  });
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
    replace(Date.prototype, name, {
      value(this: Date) {
        return american(this);
      },
    });
  }
  return () => {
    for (const [object, name, descriptor] of replaced) {
      if (descriptor) Object.defineProperty(object, name, descriptor);
    }
  };
}
