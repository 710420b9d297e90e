/** The database cannot be opened. Its one-line message tells the operator what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}
