/** Leaves for another site, such as an identity provider. An object, so that tests can stay. */
export const otherSite = {
  open: (url: string): void => window.location.assign(url),
};
