import { type ExportTable, exportedSheet, type RowOf } from '@/server/exports/exportTable';
import { ACCOUNT_PATHS, signInColumn } from '@/server/resources/users/accountExport';
import { RECORDS } from '@/shared/records';
import { mentorSheet } from '@/shared/resources/mentors/mentorSheet';
import type { mentorList } from './mentorQueries';

export const mentorExport: ExportTable<RowOf<typeof mentorList>> = {
  title: RECORDS.mentors.title,
  columns: [
    ...exportedSheet(mentorSheet, { ...ACCOUNT_PATHS, company_name: 'company.name' }),
    signInColumn(),
  ],
};
