import type { FoundRecords } from '@/client/api/api';
import type { Role } from '@/shared/permissions';
import type { FoundRecord } from '@/shared/records';

interface FoundText {
  id: number | string;
  label: string;
  description: string;
}

/** The texts that the finder shows of a record. */
export interface RecordFinding<Name extends FoundRecord = FoundRecord> {
  /** In the keys of findings, which browsers keep. */
  key: string;
  group: string;
  textOf: (row: FoundRecords[Name][number], role: Role) => FoundText;
}
