import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '@/client/testing/renderApp';
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
