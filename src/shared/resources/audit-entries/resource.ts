import { type Id, withQuery } from '@/shared/addresses';
import { NO_SCREEN, type RecordKinds } from '@/shared/resources/recordKind';

export const auditEntryRecords = {
  audit_entries: { ...NO_SCREEN, name: 'jejak audit', isPersonal: true },
} as const satisfies RecordKinds;

export const auditPaths = {
  index: '/audit',
  /** The history of one record. */
  ofRecord: (resource: string, id: Id) => withQuery('/audit', { resource, record_id: id }),
  ofPerson: (userId: number) => `/audit?actor_user_id=${userId}`,
} as const;
