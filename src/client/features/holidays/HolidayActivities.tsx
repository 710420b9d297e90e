import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Formik } from 'formik';
import { useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import {
  type Holiday,
  useCreateHolidayMoveMutation,
  useGetHolidayMoveQuery,
  useLazyGetHolidayMoveQuery,
} from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { notify } from '@/client/ui/toasts/notify';
import { formatDate } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { paths } from '@/shared/paths';
import { holidayMoveRules } from '@/shared/resources/holidays/holidayRules';
import { isCalendarDate } from '@/shared/validation/dateAndTime';
import { MoveForm } from './MoveForm';

/** The only field: the number that moves is the one that the form shows. */
const targetRules = holidayMoveRules.pick(['date']);

const FAILURE = { title: 'Gagal!', description: 'Aktivitas gagal dipindahkan' };

/** The untouched activities on a holiday, with the day to which they can move. */
export function HolidayActivities({ holiday: { id, date } }: { holiday: Holiday }) {
  const today = useCampusToday();
  const [params] = useSearchParams();
  const movedFrom = params.get('moved_from');
  const oldDate = isCalendarDate(movedFrom) && movedFrom >= today ? movedFrom : null;
  const { currentData } = useGetHolidayMoveQuery({ id }, { skip: date < today });
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const fillLink = useRef<HTMLAnchorElement>(null);
  const [checkMove] = useLazyGetHolidayMoveQuery();
  const [createHolidayMove] = useCreateHolidayMoveMutation();
  const form = useFormSubmit({
    rules: targetRules,
    request: async ({ date: target }) => {
      // The form shows the number of this day, so that no request is needed.
      const { data: plan } = await checkMove({ id, date: target }, true).unwrap();
      const holidayMoveInput = { date: target, expected: plan.movable };
      const { data } = await createHolidayMove({ id, holidayMoveInput }).unwrap();
      const moved = formatNumber(data.moved);
      notify.success('Sukses!', `${moved} aktivitas dipindahkan ke ${formatDate(target)}`);
    },
    failure: FAILURE,
    onDone: () => (oldDate ? fillLink.current?.focus() : navigate(returnUrl)),
  });
  const total = currentData?.data.total ?? 0;

  return (
    <>
      {oldDate && (
        <Alert
          severity="info"
          sx={{ mt: 2 }}
          action={
            <Button
              ref={fillLink}
              component={Link}
              to={paths.internships.scheduleOn(oldDate)}
              color="inherit"
              size="small"
            >
              Buat dari Pola
            </Button>
          }
        >
          {`${formatDate(oldDate)} tidak lagi libur. Mahasiswa tanpa aktivitas pada hari itu dapat dibuatkan dari pola masing-masing.`}
        </Alert>
      )}
      {total > 0 && (
        <Card sx={{ mt: 2 }}>
          <Formik key={`${date} ${oldDate}`} initialValues={{ date: oldDate ?? '' }} {...form}>
            <MoveForm id={id} total={total} />
          </Formik>
        </Card>
      )}
    </>
  );
}
