import { useMemo } from 'react';
import { useApplyToUsersMutation } from '@/client/api/api';
import type { Bulk } from '@/client/table/selection/bulk';

const ACTIONS = {
  activate_account: 'activate',
  deactivate_account: 'deactivate',
  reset_password: 'reset_password',
  delete: 'delete',
} as const;

export type AccountAction = keyof typeof ACTIONS;

export const ACCOUNT_ACTIONS = Object.keys(ACTIONS) as readonly AccountAction[];

/** The bulk actions on accounts; `userIdOf` must be defined outside of the component. */
export function useAccountBulk<Row>(
  noun: string,
  userIdOf: (row: Row) => number,
): Bulk<Row, AccountAction> {
  const [applyToUsers] = useApplyToUsersMutation();
  return useMemo(
    () => ({
      noun,
      actions: ACCOUNT_ACTIONS,
      apply: async (action, rows) => {
        const userBulkInput = { action: ACTIONS[action], ids: rows.map(userIdOf) };
        return (await applyToUsers({ userBulkInput }).unwrap()).data.results;
      },
    }),
    [applyToUsers, noun, userIdOf],
  );
}
