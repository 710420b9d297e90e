import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { useSettings } from '@/client/api/useSettings';
import { renderApp } from '@/client/testing/renderApp';
import { DateField } from './DateField';

const CampusTimeZone = () => <p>{useSettings().campus_time_zone}</p>;

test('a calendar marks the day of the campus, wherever the device is', async () => {
  // 00:30 of the 25th in Jakarta, still the 24th in UTC.
  jest.useFakeTimers({ now: new Date('2026-11-24T17:30:00Z'), advanceTimers: true });
  const { person } = renderApp(
    <Formik initialValues={{ x: '' }} onSubmit={() => {}}>
      <form>
        <CampusTimeZone />
        <DateField name="x" label="Tanggal" />
      </form>
    </Formik>,
  );
  await screen.findByText('Asia/Jakarta');
  await person.click(await screen.findByRole('button', { name: /^Pilih tanggal/ }));
  expect(await screen.findByRole('gridcell', { current: 'date' })).toHaveTextContent('25');
});
