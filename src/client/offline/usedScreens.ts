/**
 * Whether the device has more of an older build than its shell: this person has used the application from here, and a newer
 * build without its screens would take them away.
 */
export async function hasUsedScreens(
  older: readonly Cache[],
  shell: readonly string[],
): Promise<boolean> {
  const counts = await Promise.all(older.map(async (cache) => (await cache.keys()).length));
  // The document is kept beside the shell.
  return counts.some((count) => count > shell.length + 1);
}
