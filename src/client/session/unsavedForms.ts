/** Functions of the forms on the page, called when the session ends by itself and before the page goes. */
const keepers = new Set<() => void>();

export const whenSessionExpires = (keep: () => void) => {
  keepers.add(keep);
  return () => {
    keepers.delete(keep);
  };
};

export const keepUnsavedForms = (): void => {
  for (const keep of keepers) keep();
};
