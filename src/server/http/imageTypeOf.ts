const STARTS = {
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
};

/** The type of a PNG or JPEG by its first bytes, not its name; null for anything else. */
export function imageTypeOf(content: Buffer): string | null {
  const found = Object.entries(STARTS).find(([, start]) =>
    content.subarray(0, start.length).equals(start),
  );
  return found?.[0] ?? null;
}
