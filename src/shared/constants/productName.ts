/** The name of an installation that has no other. */
export const PRODUCT_NAME = 'SiMagang';
