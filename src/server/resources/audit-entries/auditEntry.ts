import type { AuditRow } from './auditList';
import type { NameOf } from './referencedNames';

/** An entry as the API describes it, with values as texts and references as names. */
export function auditEntryOf(row: AuditRow, nameOf: NameOf) {
  const {
    actor_user_id,
    actor_name,
    actor_role,
    subject,
    subject_id,
    old,
    new: now,
    ...entry
  } = row;
  const fields = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])];
  return {
    ...entry,
    actor:
      actor_user_id === null || actor_role === null
        ? null
        : { id: actor_user_id, name: actor_name ?? '', role: actor_role },
    changes: fields.map((field) => ({
      field,
      old: textOf(field, old?.[field], nameOf),
      new: textOf(field, now?.[field], nameOf),
    })),
  };
}

export type AuditEntry = ReturnType<typeof auditEntryOf>;

function textOf(field: string, value: unknown, nameOf: NameOf): string | null {
  if (value === null || value === undefined) return null;
  return nameOf(field, value) ?? String(value);
}
