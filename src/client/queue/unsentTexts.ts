import { ATTENDANCE_KIND_LABELS } from '@/shared/constants/attendance';
import type { Unsent } from './unsentItem';

const KINDS = { request: 'Pengajuan', log: 'Catatan', photo: 'Foto' } as const;

/** 'Absen masuk Instalasi jaringan' */
export const unsentTitle = (item: Unsent): string => {
  const kind =
    item.kind === 'press' ? ATTENDANCE_KIND_LABELS[item.payload.kind ?? 'in'] : KINDS[item.kind];
  return `${kind} ${item.label}`;
};
