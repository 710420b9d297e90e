import Alert from '@mui/material/Alert';
import { skipToken } from '@reduxjs/toolkit/query';
import { useListHolidaysQuery } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';

/** The ministers usually sign the decree of the next year by then. */
const EXPECTED_FROM = '10-01';

/** The year whose decree is expected on this day; null before October. */
const expectedYear = (day: string): number | null =>
  day.slice(5) >= EXPECTED_FROM ? Number(day.slice(0, 4)) + 1 : null;

/** From October on: the next year has no decreed holiday yet. */
export function MissingDecree() {
  const year = expectedYear(useCampusToday());
  const { currentData } = useListHolidaysQuery(
    year === null ? skipToken : { year, certainty: 'decreed', page: 1, perPage: 1 },
  );
  if (currentData?.meta.total !== 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {`SKB hari libur ${year} belum dimasukkan. Setelah SKB terbit, impor hari liburnya dengan kepastian Ditetapkan dan hapus perkiraan yang tidak tepat.`}
    </Alert>
  );
}
