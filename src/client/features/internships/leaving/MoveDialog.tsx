import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { type Internship, useMoveInternshipMutation } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { placementDates } from '@/client/records/placementDates/placementDates';
import { DateField } from '@/client/ui/fields/DateField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { FieldGrid, FullWidth } from '@/client/ui/form/FormSection';
import { paths } from '@/shared/paths';
import { internshipMoveRules } from '@/shared/resources/internships/placementDateRules';
import { AfterLastDay } from './AfterLastDay';
import { FirstDayField } from './FirstDayField';
import { usualLastDay } from './lastDay';
import { MoveFields } from './MoveFields';
import { MOVED } from './moved';
import type { MoveValues } from './moveValues';
import { useLeavingForm } from './useLeavingForm';

const DONE = { title: 'Sukses!', description: 'Mahasiswa dipindahkan' };
const MOVE_FAILED = { title: 'Error', description: 'Mahasiswa tidak dipindahkan' };

const rules = internshipMoveRules.omit(['expected', 'version']);

type Props = { internship: Internship; onClose: () => void };

/**
 * Ends a placement and begins another one at the next company.
 * @public used through `lazyComponent`
 */
export function MoveDialog({ internship, onClose }: Props) {
  const { id, student, mentor, lecturer, internship_period } = internship;
  const navigate = useNavigate();
  const [move] = useMoveInternshipMutation();
  const lastDay = usualLastDay(internship, useCampusToday());
  const leaving = useLeavingForm({
    internship,
    lastDay,
    rules,
    send: (internshipMoveInput) => move({ id, internshipMoveInput }).unwrap(),
    success: DONE,
    failure: MOVE_FAILED,
    onDone: async (moved) => {
      onClose();
      if (moved) await navigate(paths.internships.show(moved.data.id), { state: MOVED });
    },
  });

  return (
    <>
      <FormDialog<MoveValues>
        title="Pindah Mitra"
        keptAs={`move ${id}`}
        maxWidth="sm"
        submitLabel="Pindahkan"
        isBlocked={leaving.dropped.isWaiting}
        initialValues={{
          company_id: '',
          mentor_id: '',
          lecturer_id: lecturer.id,
          end_date: lastDay,
          start_date: '',
        }}
        form={leaving.form}
        onClose={onClose}
      >
        <Stack sx={{ gap: 2 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {student.user.name} · sekarang di {mentor.company.name}
          </Typography>
          {leaving.meanwhile}
          <FieldGrid>
            <MoveFields internship={internship} />
            <DateField
              name="end_date"
              label="Hari Terakhir di Mitra Sekarang"
              minDate={placementDates(internship).startDate}
              maxDate={internship_period.end_date}
              required
            />
            <FirstDayField maxDate={internship_period.end_date} />
            <FullWidth>
              <AfterLastDay dropped={leaving.dropped} />
            </FullWidth>
          </FieldGrid>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Kehadiran, log, dan surat di mitra sekarang tetap terbaca. Penempatan baru mempunyai jam
            kerja dan suratnya sendiri.
          </Typography>
        </Stack>
      </FormDialog>
      {leaving.dialog}
    </>
  );
}
