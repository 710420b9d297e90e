import { NO_SCREEN, type RecordKinds } from '@/shared/resources/recordKind';

export const publicAddressRecords = {
  public_address: { ...NO_SCREEN, name: 'alamat publik', isPersonal: false },
} as const satisfies RecordKinds;
