import { weekdaysText } from '@/shared/attendance/weekdays';
import type { AuditResource } from '@/shared/constants/audit';
import type { Labels } from '@/shared/constants/labels';
import { AUDITED_FIELDS, auditedField } from '@/shared/fields/auditedFields';
import { formatDate, formatDateTime, formatTime } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import type { CampusClock } from './useCampusClock';

/** The label of a field; an unknown one keeps its name, because entries outlive columns. */
export const fieldLabel = (resource: AuditResource, field: string): string =>
  auditedField(resource, field)?.label ?? field;

const FLAGS: Labels = { true: 'Ya', false: 'Tidak' };

const DAYS = /\b\d{4}-\d{2}-\d{2}\b/g;

/** The label of a record with its days formatted: 'Crimping (21 Nov 2026)'. */
export const recordLabel = (label: string): string => label.replace(DAYS, (day) => formatDate(day));

/** Orders changes as the form does, not as the database does. */
export const inFormOrder = <Change extends { field: string }>(
  resource: AuditResource,
  changes: readonly Change[],
): Change[] => {
  const fields = Object.keys(AUDITED_FIELDS[resource]);
  return [...changes].sort((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field));
};

/** A recorded value in the format of the form. */
export const fieldText = (
  resource: AuditResource,
  name: string,
  value: string,
  clock: CampusClock,
): string => {
  const { type, choices = {} } = auditedField(resource, name) ?? {};
  if (type === 'date') return formatDate(value);
  if (type === 'time') return formatTime(value);
  if (type === 'instant') return formatDateTime(clock(value));
  if (type === 'number') return formatNumber(Number(value));
  if (name === 'weekdays') return weekdaysText(value.split(',').map(Number));
  if (name === 'internship_period_id') return recordLabel(value);
  const labels: Labels = 'true' in choices ? FLAGS : choices;
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
};
