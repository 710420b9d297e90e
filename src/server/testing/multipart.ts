import sharp from 'sharp';

/** What `app.inject` needs to send a form as a browser does; a Blob becomes a file. */
export async function multipart(fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

/** A signature as a browser would upload it, of one colour, so that two can be told apart. */
export async function aSignatureFile(background = '#000080', type = 'image/png'): Promise<Blob> {
  const image = sharp({ create: { width: 40, height: 20, channels: 3, background } });
  const content = type === 'image/jpeg' ? image.jpeg() : image.png();
  return new Blob([new Uint8Array(await content.toBuffer())], { type });
}
