import { screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import type { ObjectSchema } from 'yup';
import { expectBusy, untilIdle } from '@/client/testing/busy';
import { renderApp } from '@/client/testing/renderApp';
import { expectToast } from '@/client/testing/toasts';
import { list, record, text } from '@/shared/validation/fields';
import { TextField } from '../fields/TextField';
import { FormCard } from './FormCard';
import { useFormSubmit } from './useFormSubmit';

const SAVED = { title: 'Sukses!', description: 'Data berhasil ditambahkan' };
const FAILED = { title: 'Error', description: 'Terjadi kesalahan saat menambahkan data' };

type Props = {
  rules?: ObjectSchema<object>;
  request: () => Promise<unknown>;
  onDone?: () => unknown;
};

const Screen = ({ rules, request, onDone }: Props) => {
  const form = useFormSubmit({ rules, request, success: SAVED, failure: FAILED, onDone });
  return (
    <Formik initialValues={{ name: '', items: [{ date: '' }] }} {...form}>
      <FormCard cancelTo="/away">
        <TextField name="name" label="Nama" />
        <TextField name="items.0.date" label="Tanggal" />
      </FormCard>
    </Formik>
  );
};

const open = (props: Props) => renderApp(<Screen {...props} />, { path: '/form' });

const refusal = (errors: Record<string, string[]>) => ({
  status: 422,
  data: { message: 'x', errors },
});

const save = () => screen.getByRole('button', { name: 'Simpan' });

test('submits the values cast by the rules', async () => {
  const request = jest.fn(() => Promise.resolve());
  const rules = record({ name: text(), items: list(record({ date: text() })) });
  const { person } = open({ rules, request });
  await person.type(screen.getByLabelText('Nama'), '  Andi ');
  await person.click(save());
  await waitFor(() =>
    expect(request).toHaveBeenCalledWith(
      { name: 'Andi', items: [{ date: null }] },
      { name: '  Andi ', items: [{ date: '' }] },
    ),
  );
});

test('shows a success toast and leaves without a warning about unsaved changes', async () => {
  const onDone = jest.fn();
  const { person, location } = open({ request: async () => 'stored', onDone });
  await person.type(screen.getByLabelText('Nama'), 'A');
  await person.click(save());

  await expectToast('status', 'Data berhasil ditambahkan');
  expect(onDone).toHaveBeenCalledWith('stored', expect.anything());
  await person.click(screen.getByRole('link', { name: 'Batal' }));
  await waitFor(() => expect(location()).toBe('/away'));
});

test('submits once when the button is pressed repeatedly', async () => {
  let finish = (_: unknown) => {};
  const request = jest.fn(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const { person } = open({ request });
  await person.dblClick(save());
  await person.type(screen.getByLabelText('Nama'), '{Enter}');
  expect(request).toHaveBeenCalledTimes(1);
  expectBusy(save());
  finish(null);
  await untilIdle(save);
});

test('stores one record when Enter is pressed again before the next page replaces the form', async () => {
  const request = jest.fn(async () => 'stored');
  const { person } = open({ request, onDone: () => Promise.resolve() });
  await person.type(screen.getByLabelText('Nama'), 'A{Enter}');
  await expectToast('status', 'Data berhasil ditambahkan');
  await untilIdle(save);
  await person.type(screen.getByLabelText('Nama'), '{Enter}');
  await untilIdle(save);
  expect(request).toHaveBeenCalledTimes(1);
  // A form that is still there sends what has changed.
  await person.type(screen.getByLabelText('Nama'), 'B{Enter}');
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
});

test('shows server errors at their fields, nested ones too, and focuses the first', async () => {
  const { person } = open({
    request: () =>
      Promise.reject(refusal({ 'items.0.date': ['Tanggal salah'], name: ['Nama sudah ada'] })),
  });
  await person.click(save());

  expect(await screen.findByText('Tanggal salah')).toBeVisible();
  expect(screen.getByLabelText('Tanggal')).toHaveAccessibleDescription('Tanggal salah');
  expect(screen.getByLabelText('Nama')).toHaveAccessibleDescription('Nama sudah ada');
  expect(screen.getByLabelText('Nama')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await person.type(screen.getByLabelText('Nama'), 'A');
  expect(screen.queryByText('Nama sudah ada')).not.toBeInTheDocument();
  expect(screen.getByText('Tanggal salah')).toBeVisible();
});

test('shows a toast for a server error whose field is not on the form', async () => {
  const { person } = open({
    request: () => Promise.reject(refusal({ company_id: ['Kuota mitra sudah penuh'] })),
  });
  await person.click(save());
  await expectToast('alert', 'Kuota mitra sudah penuh');
});

test("shows the screen's own message for other errors, and can be submitted again", async () => {
  const request = jest
    .fn()
    .mockRejectedValueOnce({ status: 500, data: {} })
    .mockResolvedValue('ok');
  const { person } = open({ request });
  await person.type(screen.getByLabelText('Nama'), 'A');
  await person.click(save());
  expect(await screen.findByText(FAILED.description)).toBeVisible();
  expect(screen.getByLabelText('Nama')).toHaveValue('A');
  await untilIdle(save);
  await person.click(save());
  expect(await screen.findByText(SAVED.description)).toBeVisible();
});
