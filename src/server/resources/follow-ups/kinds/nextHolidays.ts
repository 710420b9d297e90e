import { sql } from 'kysely';
import { expectedDecreeYear } from '@/shared/attendance/holidayDecree';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';

export const nextHolidays: FollowUp = {
  kind: 'next_holidays',
  roles: ['super_admin'],
  title: 'Hari libur tahun depan belum dimasukkan',
  hint: 'SKB hari libur biasanya terbit bulan September atau Oktober.',
  page: paths.holidays.index,
  shownBy: { listHolidays: 'all' },
  titleOf: ({ id: year }) => `Hari libur ${year}`,
  detailOf: () => 'SKB belum dimasukkan',
  matters({ today }) {
    const year = expectedDecreeYear(today);
    return sql`
      select ${year}::integer as id, ${year}::text as subject,
        make_date(${year}::integer - 1, 10, 1) as since
      where ${year}::integer is not null and not exists (
        select from holidays
        where certainty = 'decreed'
          and date between make_date(${year}::integer, 1, 1) and make_date(${year}::integer, 12, 31)
      )`;
  },
};
