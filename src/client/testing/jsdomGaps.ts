// Browser APIs that jsdom lacks and our packages use, some of them on import.

// The environment uses Node's Blob, FormData and fetch, but jsdom's File, which Node's FormData
// does not accept.
const form = new FormData();
form.set('file', new Blob());
Object.defineProperty(globalThis, 'File', {
  value: form.get('file')?.constructor,
  writable: true,
  configurable: true,
});

class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const gaps: Record<string, unknown> = {
  ResizeObserver: InertObserver,
  IntersectionObserver: InertObserver,
  matchMedia: (media: string) => ({
    matches: false,
    media,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }),
};

for (const [name, value] of Object.entries(gaps)) {
  if (!(name in globalThis)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
}

// These exist in jsdom, but only log that they are not implemented.
window.scrollTo = () => {};
window.open = () => null;
Element.prototype.scrollIntoView ??= () => {};
URL.createObjectURL ??= () => 'blob:preview';
URL.revokeObjectURL ??= () => {};
