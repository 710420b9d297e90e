/** Brings back the drafts that the local storage has lost, as far as the code for it can be loaded. */
export const recoverLostDrafts = (): Promise<void> =>
  import('./draftCopies').then(
    ({ recoverDrafts }) => recoverDrafts(),
    () => {},
  );

/** Code that reads drafts when it is first shown: it comes once they are back. */
export const withDrafts = async <Module>(loading: Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([loading, recoverLostDrafts()]);
  return module;
};
