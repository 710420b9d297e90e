import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { renderApp } from '@/client/testing/renderApp';
import { DateField } from './DateField';

test('a calendar marks the day of the campus, wherever the device is', async () => {
  // 00:30 of the 25th in Jakarta, still the 24th in UTC.
  jest.useFakeTimers({ now: new Date('2026-11-24T17:30:00Z'), advanceTimers: true });
  const { person } = renderApp(
    <Formik initialValues={{ x: '' }} onSubmit={() => {}}>
      <DateField name="x" label="Tanggal" />
    </Formik>,
  );
  await person.click(await screen.findByRole('button', { name: /^Pilih tanggal/ }));
  expect(screen.getByRole('gridcell', { current: 'date' })).toHaveTextContent('25');
});
