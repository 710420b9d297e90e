import { NO_SCREEN, type RecordKinds } from '@/shared/resources/recordKind';

export const signatureRecords = {
  signatures: { ...NO_SCREEN, name: 'tanda tangan digital', isPersonal: true },
} as const satisfies RecordKinds;
