import { record, text } from '@/shared/validation/fields';

/** What closing does with placements that are not finished. */
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
