import { BULK_MAX } from '@/shared/constants/limits';
import { formatNumber } from '@/shared/formatNumber';
import type { RecordAction } from '../actions/recordAction';

/** The actions on several rows at once. */
export type Bulk<Row> = {
  /** The word for a row: '3 mitra'. */
  noun: string;
  actions: readonly RecordAction<Row>[];
};

export const TOO_MANY = `Maksimal ${formatNumber(BULK_MAX)} baris sekaligus. Kurangi pilihan Anda.`;
