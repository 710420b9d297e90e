import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '@/client/testing/renderApp';
import { DateField } from '../fields/DateField';
import { TextField } from '../fields/TextField';
import { FormDialog } from './FormDialog';

const form = { onSubmit: () => Promise.resolve() };

function Opener({ hasDraft = false }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <p>Ditutup</p>;
  return (
    <FormDialog
      title="Ubah Nama"
      maxWidth="xs"
      initialValues={{ name: 'Budi' }}
      form={form}
      hasDraft={hasDraft}
      onClose={() => setOpen(false)}
    >
      <TextField name="name" label="Nama" />
    </FormDialog>
  );
}

const question = () => screen.findByRole('alertdialog', { name: 'Tutup formulir?' });
const type = ({ person }: ReturnType<typeof renderApp>) =>
  person.type(screen.getByLabelText('Nama'), ' Santoso');

test('closes without a question while nothing has changed', async () => {
  const { person } = renderApp(<Opener />);
  await person.keyboard('{Escape}');
  expect(screen.getByText('Ditutup')).toBeInTheDocument();
});

test.each([
  ['sends nothing by Enter in a date while it is blocked', true, 0],
  ['is sent by Enter in a date', false, 1],
])('%s', async (_, isBlocked, times) => {
  const onSubmit = jest.fn(() => Promise.resolve());
  const { person } = renderApp(
    <FormDialog
      title="Akhiri"
      maxWidth="xs"
      initialValues={{ day: '2026-11-25' }}
      form={{ onSubmit }}
      isBlocked={isBlocked}
      onClose={() => {}}
    >
      <DateField name="day" label="Hari Terakhir" />
    </FormDialog>,
  );
  await person.click(screen.getByRole('textbox', { name: 'Hari Terakhir' }));
  await person.keyboard('{Enter}');
  // Formik validates first.
  await act(async () => {});
  expect(onSubmit).toHaveBeenCalledTimes(times);
});

test('asks before Escape or Batal closes a form that has changed', async () => {
  const app = renderApp(<Opener />);
  await type(app);
  await app.person.keyboard('{Escape}');
  await question();
  await app.person.click(screen.getByRole('button', { name: 'Tetap di sini' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Nama')).toHaveValue('Budi Santoso');

  await app.person.click(screen.getByRole('button', { name: 'Batal' }));
  await question();
  await app.person.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(await screen.findByText('Ditutup')).toBeInTheDocument();
});

test('closes without a question if the form keeps what is typed', async () => {
  const app = renderApp(<Opener hasDraft />);
  await type(app);
  await app.person.keyboard('{Escape}');
  expect(screen.getByText('Ditutup')).toBeInTheDocument();
});
