/** The state of the navigation to a placement that a move has just begun. */
export const MOVED = { isMoved: true };

export const isMoved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isMoved' in state;
