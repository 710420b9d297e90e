/** Asks who it is; resolves to whether the person has proved it. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Names who asks, and returns how to stop. */
export function onProofNeeded(newAsk: Ask): () => void {
  ask = newAsk;
  return () => {
    if (ask === newAsk) ask = null;
  };
}

/** Resolves to whether the person has proved who they are; several requests wait for one question. */
export function proved(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
