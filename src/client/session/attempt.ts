/** Null if the browser blocks its storage (private mode, policy) or the storage is full. */
export const attempt = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch {
    return null;
  }
};
