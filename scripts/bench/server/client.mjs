import { Agent, request } from 'node:http';

/** Requests like a browser: over persistent connections and with compressed answers. */
const agent = new Agent({ keepAlive: true });

/** Sends one request and reads its answer, which is not parsed. */
export const send = (url, { method = 'GET', headers = {}, body } = {}) =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const sent = request(
      url,
      {
        agent,
        method,
        headers: {
          accept: 'application/json',
          'accept-encoding': 'gzip, deflate, br',
          ...(text && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
          ...headers,
        },
      },
      (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            bytes: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });

/** Sends one request and parses its answer. */
export const sendForJson = async (url, options = {}) => {
  const headers = { ...options.headers, 'accept-encoding': 'identity' };
  const { status, bytes } = await send(url, { ...options, headers });
  if (status >= 400) throw new Error(`${options.method ?? 'GET'} ${url}: ${status} ${bytes}`);
  return JSON.parse(bytes);
};
