const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return headers;
};

/** Without any progress, the network is gone, although the browser may wait for minutes. */
export const STALLED_MS = 30_000;

/**
 * Like `fetch`, but says how much of the form has been sent, from 0 to 1: only XMLHttpRequest reports it. The form comes
 * separately, because WebKit cannot read one with a file from a request.
 */
export const fetchWithProgress =
  (form: FormData, onProgress: (sent: number) => void) =>
  (input: RequestInfo): Promise<Response> => {
    const request = input as Request;
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      request.headers.forEach((value, name) => {
        // It names the boundary of the request's own form.
        if (name !== 'content-type') xhr.setRequestHeader(name, value);
      });
      let stalled: ReturnType<typeof setTimeout> | undefined;
      const fail = (error: Error) => {
        clearTimeout(stalled);
        reject(error);
      };
      const noNetwork = () => fail(new TypeError('Failed to fetch'));
      const waitOn = () => {
        clearTimeout(stalled);
        stalled = setTimeout(() => {
          noNetwork();
          xhr.abort();
        }, STALLED_MS);
      };
      xhr.upload.onprogress = ({ loaded, total }) => {
        waitOn();
        onProgress(total ? loaded / total : 0);
      };
      xhr.onload = () => {
        clearTimeout(stalled);
        resolve(
          new Response(xhr.responseText || null, { status: xhr.status, headers: headersOf(xhr) }),
        );
      };
      xhr.onerror = noNetwork;
      xhr.onabort = () => fail(new DOMException('Aborted', 'AbortError'));
      if (request.signal.aborted) return xhr.onabort(new ProgressEvent('abort'));
      request.signal.addEventListener('abort', () => xhr.abort());
      waitOn();
      xhr.send(form);
    });
  };
