import type { AuditAction, AuditResource } from '@/shared/constants/audit';
import type { operations } from '@/shared/contract.gen';

/** The names that the trigger looks up (`audit_names`), by the column that refers to their record. */
interface Names {
  user_id: 'user_name';
  company_id: 'company_name';
  internship_id: 'student_name';
  activity_id: 'activity_name' | 'activity_date' | 'student_name';
}

/** A column in braces with the text around it, such as ' ({date})'; without a value the text goes too. */
type LabelPart<Column extends string> = `${string}{${Column}}${string}`;

interface ActionRule<Column extends string> {
  action: AuditAction;
  /** a column that has got another value */
  changed?: Column;
  /** values that the row has afterwards */
  now?: Partial<Record<Column, boolean | string | null>>;
  /** the operation that changes it */
  operation?: keyof operations;
}

/** How the audit trail records the rows of a table. */
export interface RecordKind<Column extends string = string> {
  /** The name of a record in a sentence. */
  label: readonly LabelPart<Column | Names[keyof Names]>[];
  /** The reference through which a label gets names that are not in the row. */
  namedBy?: keyof Names & Column;
  /** The actions of changes: the first rule that applies. Other changes are an 'update'. */
  actions?: readonly ActionRule<Column>[];
  /** The column that identifies a row, `id` by default. */
  key?: Column;
  /** The record on whose page the history is, and the column that refers to it; by default the row itself. */
  subject?: readonly [AuditResource, Column];
  /** Columns that no entry contains: copies, and what is recorded elsewhere. */
  ignored?: readonly Column[];
  /** Columns of which only the change is recorded, under another name. */
  secret?: Partial<Record<Column, string>>;
  /** Rows without a value in this column are not recorded. */
  unlessNull?: Column;
}

export const ACTIVATES = [
  { action: 'activate', changed: 'is_active', now: { is_active: true } },
  { action: 'deactivate', changed: 'is_active', now: { is_active: false } },
] as const;

const PART = /^(.*)\{(\w+)\}(.*)$/;

/** The parts of a label as the trigger reads them. */
export function partsOf({ label }: RecordKind) {
  return label.map((part) => {
    const [, before, column = '', after] = PART.exec(part) ?? [];
    return { before, column, after };
  });
}
