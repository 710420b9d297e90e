import { screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { useState } from 'react';
import { renderApp } from '@/client/testing/renderApp';
import { ComboboxField } from '../fields/ComboboxField';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import { FormCard } from './FormCard';
import { FormDialog } from './FormDialog';

const { matchMedia } = window;
const hasPointer = (isFine: boolean) => {
  window.matchMedia = (media) => ({
    ...matchMedia(media),
    matches: isFine && media === '(pointer: fine)',
  });
};

afterEach(() => {
  window.matchMedia = matchMedia;
});

const open = (isLocked: boolean) => {
  const options = [{ value: 1, label: 'Satu' }];
  renderApp(
    <Formik initialValues={{ person: 1, kind: 1, name: '' }} onSubmit={() => {}}>
      <FormCard>
        <ComboboxField name="person" label="Orang" options={options} disabled={isLocked} />
        <SelectField name="kind" label="Jenis" options={options} disabled={isLocked} />
        <TextField name="name" label="Nama" />
      </FormCard>
    </Formik>,
  );
};

test('focuses the first field', () => {
  hasPointer(true);
  open(false);
  expect(screen.getByLabelText('Orang')).toHaveFocus();
});

test('skips locked fields', () => {
  hasPointer(true);
  open(true);
  expect(screen.getByLabelText('Nama')).toHaveFocus();
});

const form = { onSubmit: () => Promise.resolve() };
function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ubah
      </button>
      {isOpen && (
        <FormDialog
          title="Nama"
          maxWidth="xs"
          initialValues={{ name: '' }}
          form={form}
          onClose={() => setOpen(false)}
        >
          <TextField name="name" label="Nama" />
        </FormDialog>
      )}
    </>
  );
}

test('focuses the first field of a dialog, and the button that opened it once it is closed', async () => {
  hasPointer(true);
  const { person } = renderApp(<Opener />);
  await person.click(screen.getByRole('button', { name: 'Ubah' }));
  expect(screen.getByLabelText('Nama', { selector: 'input' })).toHaveFocus();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ubah' })).toHaveFocus());
});

test('does not focus a field on a phone, whose keyboard would cover the form', () => {
  hasPointer(false);
  open(false);
  expect(document.body).toHaveFocus();
});
