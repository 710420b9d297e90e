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
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
      xhr.onload = () =>
        resolve(
          new Response(xhr.responseText || null, { status: xhr.status, headers: headersOf(xhr) }),
        );
      xhr.onerror = () => reject(new TypeError('Failed to fetch'));
      xhr.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
      if (request.signal.aborted) return xhr.onabort(new ProgressEvent('abort'));
      request.signal.addEventListener('abort', () => xhr.abort());
      xhr.send(form);
    });
  };
