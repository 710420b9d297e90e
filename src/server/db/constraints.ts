import { mergedParts } from '@/shared/merged';
import type { FieldMessage } from './records/storedRecord';
import { STORED_RECORDS } from './records/storedRecords.gen';

const MESSAGES = STORED_RECORDS.flatMap((record) =>
  'constraints' in record ? [record.constraints] : [],
);

/** Messages of unique and exclusion constraints, by name. */
export const constraintFields: Readonly<Record<string, FieldMessage>> = mergedParts(
  MESSAGES,
  'unique',
);

/** Messages of references to records that are missing, by name. */
export const referenceFields: Readonly<Record<string, FieldMessage>> = mergedParts(
  MESSAGES,
  'reference',
);

/** Messages of triggers and checks, by name. */
export const refusedMessages: Readonly<Record<string, string>> = mergedParts(MESSAGES, 'refused');

/** Messages of references to a record that is to be deleted, by name. */
export const stillReferencedMessages: Readonly<Record<string, string>> = mergedParts(
  MESSAGES,
  'stillReferenced',
);
