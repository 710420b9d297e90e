import Alert from '@mui/material/Alert';
import { skipToken } from '@reduxjs/toolkit/query';
import { useListHolidaysQuery } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { expectedDecreeYear } from '@/shared/attendance/holidayDecree';

/** From October on: the next year has no decreed holiday yet. */
export function MissingDecree() {
  const year = expectedDecreeYear(useCampusToday());
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
