import { screen, waitFor, within } from '@testing-library/react';
import { Formik } from 'formik';
import { renderApp } from '@/client/testing/renderApp';
import { TextField } from '../fields/TextField';
import { FormCard } from './FormCard';
import { useFormSubmit } from './useFormSubmit';

const SAVED = { title: 'Sukses!', description: 'Data berhasil ditambahkan' };
const FAILED = { title: 'Error', description: 'Terjadi kesalahan saat menambahkan data' };

type Props = { request: () => Promise<unknown>; onDone?: () => void };

const Screen = ({ request, onDone }: Props) => {
  const submit = useFormSubmit({ success: SAVED, failure: FAILED, onDone });
  return (
    <Formik
      initialValues={{ name: '', items: [{ date: '' }] }}
      onSubmit={(_, form) => submit(request, form)}
    >
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

test('tells the success and goes on; nothing is lost by leaving then', async () => {
  const onDone = jest.fn();
  const { person, location } = open({ request: async () => 'stored', onDone });
  await person.type(screen.getByLabelText('Nama'), 'A');
  await person.click(save());

  expect(await screen.findByText('Data berhasil ditambahkan')).toBeVisible();
  expect(onDone).toHaveBeenCalledWith('stored');
  await person.click(screen.getByRole('link', { name: 'Batal' }));
  await waitFor(() => expect(location()).toBe('/away'));
});

test('is sent once, however often one presses', async () => {
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
  expect(save()).toBeDisabled();
  finish(null);
  await waitFor(() => expect(save()).toBeEnabled());
});

test('puts refusals at their fields, nested ones too, and moves to the first', async () => {
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

test('tells a refusal whose field is not on the form', async () => {
  const { person } = open({
    request: () => Promise.reject(refusal({ company_id: ['Kuota mitra sudah penuh'] })),
  });
  await person.click(save());
  expect(
    within(await screen.findByRole('alert')).getByText('Kuota mitra sudah penuh'),
  ).toBeVisible();
});

test('tells any other failure in the words of the screen, and can be tried again', async () => {
  const request = jest
    .fn()
    .mockRejectedValueOnce({ status: 500, data: {} })
    .mockResolvedValue('ok');
  const { person } = open({ request });
  await person.type(screen.getByLabelText('Nama'), 'A');
  await person.click(save());
  expect(await screen.findByText(FAILED.description)).toBeVisible();
  expect(screen.getByLabelText('Nama')).toHaveValue('A');
  await waitFor(() => expect(save()).toBeEnabled());
  await person.click(save());
  expect(await screen.findByText(SAVED.description)).toBeVisible();
});
