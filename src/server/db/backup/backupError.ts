/** A backup cannot be made or restored. Its one-line message tells the operator what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
