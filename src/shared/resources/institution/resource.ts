import { NO_SCREEN, type RecordKinds } from '@/shared/resources/recordKind';

export const institutionRecords = {
  institution: { ...NO_SCREEN, name: 'identitas jurusan', isPersonal: false },
} as const satisfies RecordKinds;
