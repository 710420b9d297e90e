type Handler = ((event: { loaded: number; total: number }) => void) | null;

/**
 * Replaces XMLHttpRequest, with which photos are sent, by one that asks `fetch`, and so the stubs.
 * `report` sets the progress of every pending request; `cancelled` counts the aborted ones.
 */
export function fakeUploads() {
  const running = new Set<FakeRequest>();
  let cancelled = 0;

  class FakeRequest {
    upload: { onprogress: Handler } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    status = 0;
    responseText = '';
    private init: RequestInit = {};
    private url = '';
    private headers = new Headers();
    private controller = new AbortController();

    open(method: string, url: string) {
      this.init = { method };
      this.url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    getAllResponseHeaders() {
      return 'content-type: application/json\r\n';
    }
    async send(body: FormData) {
      running.add(this);
      const { signal } = this.controller;
      try {
        const response = await fetch(this.url, {
          ...this.init,
          headers: this.headers,
          body,
          signal,
        });
        this.status = response.status;
        this.responseText = await response.text();
        if (!signal.aborted) this.onload?.();
      } catch {
        if (!signal.aborted) this.onerror?.();
      } finally {
        running.delete(this);
      }
    }
    abort() {
      cancelled += 1;
      this.controller.abort();
      this.onabort?.();
    }
  }

  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: FakeRequest, configurable: true });
  return {
    cancelled: () => cancelled,
    report: (sent: number) => {
      for (const request of running) request.upload.onprogress?.({ loaded: sent, total: 1 });
    },
  };
}
