import type { AuditEntry } from '@/client/api/api';

/** Rani Permata corrects a score. */
export const anAuditEntry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 900,
  at: '2026-11-21T01:15:00.000Z',
  actor: { id: 12, name: 'Rani Permata', role: 'lecturer' },
  address: null,
  device: null,
  operation: 'updateGrade',
  action: 'update',
  resource: 'grades',
  record_id: '31',
  label: 'AJK232001 – Budi Santoso',
  changes: [{ field: 'midterm', old: '70', new: '85' }],
  reason: null,
  ...changes,
});

export const aChange = (field: string, old: string | null, now: string | null) => ({
  field,
  old,
  new: now,
});
