import type { SkipReason } from '../attendance/plannedDays';

/** The reasons why a placement gets no activity on a day. */
export const SKIP_REASON_LABELS: Readonly<Record<SkipReason, string>> = {
  closed_period: 'Periode ditutup',
  outside_period: 'Di luar periode',
  outside_placement: 'Di luar masa magang',
  holiday: 'Libur',
  joint_leave: 'Cuti bersama',
  attended: 'Sudah absen',
  exists: 'Sudah ada aktivitas lain',
};
