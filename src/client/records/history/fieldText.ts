import type { AuditResource } from '@/shared/constants/audit';
import { FIELD_KINDS, FIELD_LABELS } from '@/shared/constants/fieldLabels/fieldLabels';
import { GENDER_LABELS, type Gender } from '@/shared/constants/genders';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { formatDate, formatDateTime, formatTime } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { isRole } from '@/shared/permissions';
import type { CampusClock } from './useCampusClock';

/** The label of a field; an unknown one keeps its name, because entries outlive columns. */
export const fieldLabel = (resource: AuditResource, field: string): string => {
  const labels = FIELD_LABELS[resource];
  return Object.hasOwn(labels, field) ? (labels[field] ?? field) : field;
};

const FLAGS: Readonly<Record<string, string>> = { true: 'Ya', false: 'Tidak' };

const isGender = (value: string): value is Gender => Object.hasOwn(GENDER_LABELS, value);

const DAYS = /\b\d{4}-\d{2}-\d{2}\b/g;

/** The label of a record with its days formatted: 'Crimping (21 Nov 2026)'. */
export const recordLabel = (label: string): string => label.replace(DAYS, (day) => formatDate(day));

/** Orders changes as the form does, not as the database does. */
export const inFormOrder = <Change extends { field: string }>(
  resource: AuditResource,
  changes: readonly Change[],
): Change[] => {
  const fields = Object.keys(FIELD_LABELS[resource]);
  return [...changes].sort((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field));
};

/** A recorded value in the format of the form. */
export const fieldText = (field: string, value: string, clock: CampusClock): string => {
  const kind = Object.hasOwn(FIELD_KINDS, field) ? FIELD_KINDS[field] : undefined;
  if (kind === 'date') return formatDate(value);
  if (kind === 'time') return formatTime(value);
  if (kind === 'instant') return formatDateTime(clock(value));
  if (kind === 'flag') return FLAGS[value] ?? value;
  if (kind === 'number') return formatNumber(Number(value));
  if (field === 'internship_period_id') return recordLabel(value);
  if (field === 'role' && isRole(value)) return ROLE_LABELS[value];
  if (field === 'gender' && isGender(value)) return GENDER_LABELS[value];
  return value;
};
