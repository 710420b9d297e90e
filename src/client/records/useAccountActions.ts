import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { type ApplyToUsersArg, useApplyToUsersMutation } from '@/client/api/api';
import { deleteAction } from '@/client/table/actions/crudActions';
import type { RecordAction } from '@/client/table/actions/recordAction';

type Name = ApplyToUsersArg['userBulkInput']['action'];

/** The actions on the accounts of rows. A single row is deleted by `remove`, which asks first. */
export function useAccountActions<Row>(
  userIdOf: (row: Row) => number,
  remove: (row: Row) => unknown,
): readonly RecordAction<Row>[] {
  const [applyToUsers] = useApplyToUsersMutation();
  const apply = async (action: Name, rows: readonly Row[]) => {
    const userBulkInput = { action, ids: rows.map(userIdOf) };
    return (await applyToUsers({ userBulkInput }).unwrap()).data.results;
  };

  return [
    {
      label: 'Aktifkan akun',
      icon: PersonOutlined,
      operation: {
        question: (what) => `Akun ${what} akan diaktifkan, sehingga dapat masuk.`,
        done: 'diaktifkan',
        apply: (rows) => apply('activate', rows),
      },
    },
    {
      label: 'Nonaktifkan akun',
      icon: PersonOffOutlined,
      operation: {
        question: (what) =>
          `Akun ${what} akan dinonaktifkan dan langsung keluar dari semua perangkat.`,
        done: 'dinonaktifkan',
        apply: (rows) => apply('deactivate', rows),
      },
    },
    {
      label: 'Reset password',
      icon: LockResetOutlined,
      operation: {
        question: (what) => `Password ${what} akan direset menjadi NIM/NIK/NIP.`,
        done: 'direset',
        apply: (rows) => apply('reset_password', rows),
      },
    },
    deleteAction(remove, apply),
  ];
}
