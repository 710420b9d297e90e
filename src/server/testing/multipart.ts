import sharp from 'sharp';

/** Payload and headers with which `app.inject` sends a form as browsers do; Blobs become files. */
export async function multipart(fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

/** Adds fields in front of those of a form that `multipart` has encoded. */
export function formWith(form: Buffer, fields: Record<string, unknown>): Buffer {
  const boundary = form.subarray(0, form.indexOf('\r\n')).toString();
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  return Buffer.concat([Buffer.from(parts.join('')), form]);
}

/** An image with a stroke of this colour on white paper, so that tests can distinguish two of them. */
export async function anImageFile(ink = '#000080', type = 'image/png'): Promise<Blob> {
  const paper = { width: 40, height: 20, channels: 3, background: '#ffffff' } as const;
  const stroke = { ...paper, width: 20, background: ink };
  const image = sharp({ create: paper }).composite([
    { input: { create: stroke }, left: 0, top: 0 },
  ]);
  const content = type === 'image/jpeg' ? image.jpeg() : image.png();
  return new Blob([new Uint8Array(await content.toBuffer())], { type });
}
