import { record, text } from '@/shared/validation/fields';

/** The fate of unfinished placements when their period closes. */
export const UNFINISHED_CHOICES = ['leave_open', 'close'] as const;
export type UnfinishedChoice = (typeof UNFINISHED_CHOICES)[number];

export const periodClosingRules = record({
  unfinished: text()
    .nullable()
    .oneOf([...UNFINISHED_CHOICES, null], 'Pilihan tidak valid'),
  seen_unfinished: text()
    .nullable()
    .matches(/^[0-9a-f]{16}$/, {
      message: 'Daftar yang dilihat tidak valid',
      excludeEmptyString: true,
    }),
});
