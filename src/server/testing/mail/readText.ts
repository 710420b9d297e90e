/** The plain text of a mail as it came over the network, in quoted-printable, base64 or neither. */
export function readText(raw: string): string {
  const part = /Content-Type: text\/plain[\s\S]*?(?=\r\n--)/.exec(raw)?.[0] ?? '';
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/quoted-printable/i.test(head)) return readQuoted(body);
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString('utf8') : readLines(body);
}

const readLines = (text: string) => text.replaceAll('\r\n', '\n');

const readQuoted = (body: string) =>
  Buffer.from(
    readLines(body)
      .replaceAll('=\n', '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8');
