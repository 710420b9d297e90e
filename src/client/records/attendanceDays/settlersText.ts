import type { AttendanceRequest } from '@/client/api/api';
import { ROLE_LABELS } from '@/shared/constants/labels';

const anyOf = new Intl.ListFormat('id-ID', { type: 'disjunction' });

const SUPER_ADMIN = 'super admin';

/** 'Agus Pratama (Mentor)' */
const deciderOf = ({ decided_by_name, decided_by_role }: AttendanceRequest): string[] =>
  decided_by_role === null || decided_by_role === 'super_admin'
    ? []
    : [`${decided_by_name} (${ROLE_LABELS[decided_by_role]})`];

/**
 * The people who settle a day: those who have approved take that back, or the mentor makes the press void.
 * `mentorName` is null if no press can be made void any more.
 */
export function settlersText(
  approved: readonly AttendanceRequest[],
  mentorName: string | null,
): string {
  const deciders = new Set(approved.flatMap(deciderOf));
  const undo = `Persetujuan diurungkan oleh ${anyOf.format([...deciders, SUPER_ADMIN])}`;
  if (mentorName === null) return `${undo}; absennya tidak dapat dibatalkan lagi.`;
  const settlers = anyOf.format([`${mentorName} (${ROLE_LABELS.mentor})`, SUPER_ADMIN]);
  return `Salah satunya perlu dicabut. ${undo}, atau absen dibatalkan oleh ${settlers}.`;
}
