import type { Selectable } from 'kysely';
import type { AuditResource } from '@/shared/constants/audit';
import type { RecordKind } from '../audit/recordKind';
import type { Tables } from '../tables';

export type RecordedTable = Exclude<AuditResource, 'audit_entries'>;
type KindOf<Table extends keyof Tables> = RecordKind<
  Extract<keyof Selectable<Tables[Table]>, string>
>;
export type RecordKinds = { [Table in RecordedTable]: KindOf<Table> };

export type UnrecordedTable = Exclude<keyof Tables, RecordedTable>;

export interface FieldMessage {
  readonly field: string;
  readonly message: string;
}

/**
 * User-facing messages for constraint violations, by the name of the constraint. Only a constraint catches
 * violations that concurrent requests cause together, such as two users with the same e-mail address.
 */
interface ConstraintMessages {
  /** Unique (SQLSTATE 23505) and exclusion constraints (23P01). */
  unique?: Readonly<Record<string, FieldMessage>>;
  /** Foreign keys (23503) whose referenced record is missing. */
  reference?: Readonly<Record<string, FieldMessage>>;
  /** Triggers and checks (23514) that refuse a change in the present state. */
  refused?: Readonly<Record<string, string>>;
  /** Foreign keys (23503) that prevent deleting a referenced record. */
  stillReferenced?: Readonly<Record<string, string>>;
}

/** The audit trail and the constraints of the tables of a resource. */
export interface StoredRecord {
  /** The recorded columns of each table, and the names of its records and their changes. */
  audited?: Partial<RecordKinds>;
  /** The tables that the audit trail does not record, with the reason. */
  notAudited?: { readonly [Table in UnrecordedTable]?: string };
  constraints?: ConstraintMessages;
}
