import type { Condition } from './condition';

/** Conditions as the URL and the API have them; '' for none. */
export const conditionsText = (conditions: readonly Condition[]) =>
  conditions.length > 0 ? JSON.stringify(conditions) : '';
