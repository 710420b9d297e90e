// What browsers have, jsdom lacks and our packages use, some of it at import already.

// The environment takes Blob, FormData and fetch from Node, but leaves File to jsdom, whose files
// Node's forms do not know.
const form = new FormData();
form.set('file', new Blob());
Object.defineProperty(globalThis, 'File', {
  value: form.get('file')?.constructor,
  writable: true,
  configurable: true,
});

class NeverObserving {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const gaps: Record<string, unknown> = {
  ResizeObserver: NeverObserving,
  IntersectionObserver: NeverObserving,
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

// These exist in jsdom, but only to say that they are not implemented.
window.scrollTo = () => {};
window.open = () => null;
Element.prototype.scrollIntoView ??= () => {};
URL.createObjectURL ??= () => 'blob:preview';
URL.revokeObjectURL ??= () => {};
