import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import type { ReactNode } from 'react';
import { BULK_MAX } from '@/shared/constants/limits';
import { formatNumber } from '@/shared/formatNumber';
import type { BulkActionName } from './bulk';

type Text = {
  icon: ReactNode;
  /** The text of the button. */
  label: string;
  /** The consequence for '3 mitra'. */
  question: (what: string) => string;
  /** The result in a word. */
  done: string;
};

export const BULK_TEXTS: Readonly<Record<BulkActionName, Text>> = {
  activate: {
    icon: <CheckCircleOutlined />,
    label: 'Aktifkan',
    question: (what) => `${what} akan diaktifkan.`,
    done: 'diaktifkan',
  },
  deactivate: {
    icon: <BlockOutlined />,
    label: 'Nonaktifkan',
    question: (what) => `${what} akan dinonaktifkan.`,
    done: 'dinonaktifkan',
  },
  activate_account: {
    icon: <PersonOutlined />,
    label: 'Aktifkan akun',
    question: (what) => `Akun ${what} akan diaktifkan, sehingga dapat masuk.`,
    done: 'diaktifkan',
  },
  deactivate_account: {
    icon: <PersonOffOutlined />,
    label: 'Nonaktifkan akun',
    question: (what) => `Akun ${what} akan dinonaktifkan dan langsung keluar dari semua perangkat.`,
    done: 'dinonaktifkan',
  },
  reset_password: {
    icon: <LockResetOutlined />,
    label: 'Reset password',
    question: (what) => `Password ${what} akan direset menjadi NIM/NIK/NIP.`,
    done: 'direset',
  },
  delete: {
    icon: <DeleteOutlined />,
    label: 'Hapus',
    question: (what) => `${what} akan dihapus dan tidak dapat dikembalikan.`,
    done: 'dihapus',
  },
};

export const TOO_MANY = `Maksimal ${formatNumber(BULK_MAX)} baris sekaligus. Kurangi pilihan Anda.`;
