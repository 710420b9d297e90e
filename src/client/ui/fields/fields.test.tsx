import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Formik, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { renderApp } from '@/client/testing/renderApp';
import { typeDigits } from '@/client/testing/typeDigits';
import { optionalSignatureRules } from '@/shared/resources/signatures/signatureRules';
import { describeInAll, testInAll } from '@/shared/testing/testLevel';
import { calendarDate, record } from '@/shared/validation/fields';
import { ComboboxField } from './ComboboxField';
import { DateField } from './DateField';
import { NumberField } from './NumberField';
import { PasswordField } from './PasswordField';
import { SelectField } from './SelectField';
import { SignatureField } from './SignatureField';
import { TimeField } from './TimeField';

let held: Record<string, unknown> = {};

const Values = () => {
  held = useFormikContext<Record<string, unknown>>().values;
  return null;
};

const open = (field: ReactNode, x: unknown = '') =>
  renderApp(
    <Formik initialValues={{ x }} onSubmit={() => {}}>
      <form>
        {field}
        <Values />
      </form>
    </Formik>,
  );

test.each([
  ['85', 85],
  ['85,5', 85.5],
  ['85.25', 85.25],
  ['0', 0],
  ['', ''],
])('NumberField holds %s as %p', async (typed, value) => {
  const { person } = open(<NumberField name="x" label="Nilai" decimal />);
  await person.click(screen.getByLabelText('Nilai'));
  if (typed) await person.keyboard(typed);
  expect(held.x).toBe(value);
  expect(screen.getByLabelText('Nilai')).toHaveValue(typed);
});

test.each([
  ['1,5', 1.5, '1,5'],
  ['1.000', '1,000', '1.000'],
  ['1e5', '1e5', '1e5'],
  ['85 90', '85 90', '85 90'],
  ['−5', -5, '-5'],
  [' 12 meter', 12, '12'],
])('NumberField without decimals holds a pasted %s as %p', async (pasted, value, shown) => {
  const { person } = open(<NumberField name="x" label="Kuota" />);
  await person.click(screen.getByLabelText('Kuota'));
  await person.paste(pasted);
  expect(held.x).toBe(value);
  expect(screen.getByLabelText('Kuota')).toHaveValue(shown);
});

test('NumberField without decimals keeps a typed comma, for the rule to refuse', async () => {
  const { person } = open(<NumberField name="x" label="Kuota" />);
  await person.type(screen.getByLabelText('Kuota'), '1,');
  expect(held.x).toBe('1,');
  await person.keyboard('5');
  expect(held.x).toBe(1.5);
  await person.tab();
  expect(screen.getByLabelText('Kuota')).toHaveValue('1,5');
});

test('PasswordField reveals the password on request', async () => {
  const { person } = open(<PasswordField name="x" label="Password" />, 'rahasia');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await person.click(screen.getByRole('button', { name: 'Tampilkan password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

test('SelectField stores the value of the option', async () => {
  const options = [
    { value: 1, label: 'Satu' },
    { value: 2, label: 'Dua' },
  ];
  const { person } = open(<SelectField name="x" label="Pilihan" options={options} />);
  const select = screen.getByRole('combobox', { name: 'Pilihan' });
  expect(select).toHaveDisplayValue('Pilih…');
  await person.selectOptions(select, 'Dua');
  expect(select).toHaveDisplayValue('Dua');
  expect(held.x).toBe(2);
});

testInAll('ComboboxField filters options and says when none match', async () => {
  const options = [
    { value: 7, label: 'PT Nusantara' },
    { value: 8, label: 'CV Karya' },
  ];
  const { person } = open(<ComboboxField name="x" label="Mitra" options={options} />);
  const box = screen.getByRole('combobox', { name: 'Mitra' });
  await person.type(box, 'kar');
  await person.click(await screen.findByRole('option', { name: 'CV Karya' }));
  expect(held.x).toBe(8);
  await person.clear(box);
  await person.type(box, 'zz');
  expect(await screen.findByText('Nothing found.')).toBeVisible();
});

test('ComboboxField can leave the search to the server', async () => {
  const onSearch = jest.fn();
  const { person } = open(
    <ComboboxField
      name="x"
      label="Mahasiswa"
      options={[{ value: 1, label: 'Budi' }]}
      selected={{ value: 9, label: 'Siti' }}
      onSearch={onSearch}
    />,
    9,
  );
  const box = screen.getByRole('combobox', { name: 'Mahasiswa' });
  expect(box).toHaveValue('Siti');
  await person.clear(box);
  await person.type(box, '24');
  expect(onSearch).toHaveBeenLastCalledWith('24');
  expect(await screen.findByRole('option', { name: 'Budi' })).toBeVisible();
});

const KEPT = { value: 7, label: 'PT Nusantara' };

/** A selected option whose list loads when 'Tiba' is pressed. */
const Late = () => {
  const [options, setOptions] = useState([KEPT]);
  return (
    <>
      <ComboboxField name="x" label="Mitra" options={options} />
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOptions([{ ...KEPT }, { value: 8, label: 'CV Karya' }])}
      >
        Tiba
      </button>
    </>
  );
};

test('ComboboxField keeps the typed text when its options load', async () => {
  const { person } = open(<Late />, 7);
  const box = screen.getByRole('combobox', { name: 'Mitra' });
  await person.click(box);
  await person.keyboard('{Control>}a{/Control}');
  await person.keyboard('kar');
  const typed = (box as HTMLInputElement).value;
  await person.click(screen.getByRole('button', { name: 'Tiba' }));
  expect(box).toHaveValue(typed);
  expect(await screen.findByRole('option', { name: 'CV Karya' })).toBeVisible();
});

test('DateField shows and accepts a typed date', async () => {
  const { person } = open(<DateField name="x" label="Tanggal" />, '2026-11-21');
  const date = screen.getByRole('textbox', { name: 'Tanggal' });
  expect(date).toHaveValue('21/11/2026');
  await typeDigits(person, date, '03052025');
  expect(held.x).toBe('2025-05-03');
});

/** Adds a character, as a keyboard on the screen does, which names no keys. */
const input = (character: string) => {
  const date = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tanggal' });
  date.setRangeText(character, date.value.length, date.value.length, 'end');
  fireEvent.input(date);
};

test('DateField loses no digit of several that come before the next render', async () => {
  open(<DateField name="x" label="Tanggal" />);
  await act(async () => {
    for (const digit of '03052025') input(digit);
  });
  expect(held.x).toBe('2025-05-03');
});

test('DateField accepts the digits of a keyboard on the screen, which names no keys', async () => {
  open(<DateField name="x" label="Tanggal" />);
  for (const digit of '03052025') await act(async () => input(digit));
  expect(held.x).toBe('2025-05-03');
});

describeInAll('with a mouse', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: media === '(pointer: fine)' });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  test.each([
    { Field: DateField, label: 'Tanggal', opener: /^Pilih tanggal/ },
    { Field: TimeField, label: 'Jam', opener: /^Pilih jam/ },
  ])(
    '$label names its popup, and reports a missing value only when left empty',
    async ({ Field, label, opener }) => {
      const { person } = renderApp(
        <Formik
          initialValues={{ x: '' }}
          validate={() => ({ x: 'Wajib diisi' })}
          onSubmit={() => {}}
        >
          <form>
            <Field name="x" label={label} />
            <button type="button">Berikutnya</button>
          </form>
        </Formik>,
      );
      await person.click(screen.getByRole('textbox', { name: label }));
      await person.click(screen.getByRole('button', { name: opener }));
      expect(await screen.findByRole('dialog', { name: label })).toBeVisible();
      expect(screen.queryByText('Wajib diisi')).not.toBeInTheDocument();
      await person.keyboard('{Escape}');
      expect(screen.queryByText('Wajib diisi')).not.toBeInTheDocument();
      await person.click(screen.getByRole('button', { name: 'Berikutnya' }));
      expect(await screen.findByText('Wajib diisi')).toBeVisible();
    },
  );
});

test('DateField has no valid value while a date is half typed', async () => {
  const { person } = open(<DateField name="x" label="Tanggal" />);
  await person.type(screen.getByRole('textbox', { name: 'Tanggal' }), '03');
  expect(held.x).not.toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('an optional DateField refuses a half-typed date', async () => {
  const { person } = open(<DateField name="x" label="Tanggal" />);
  const date = screen.getByRole('textbox', { name: 'Tanggal' });
  await person.type(date, '03');
  expect(calendarDate('Tanggal tidak valid').nullable().isValidSync(held.x)).toBe(false);
  await person.clear(date);
  expect(held.x).toBe('');
});

test('TimeField shows and accepts a typed time', async () => {
  const { person } = open(<TimeField name="x" label="Jam" />, '08:30');
  const time = screen.getByRole('textbox', { name: 'Jam' });
  expect(time).toHaveValue('08:30');
  await typeDigits(person, time, '1645');
  expect(held.x).toBe('16:45');
});

const IMAGE = new File(['x'], 'ttd.png', { type: 'image/png' });
const NO_IMAGE = new File(['x'], 'ttd.pdf', { type: 'application/pdf' });
const NOT_AN_IMAGE = 'Harus berupa gambar PNG atau JPG';

/** `accept` only filters the browser's file dialog: a file can also be dropped. */
const chooseFile = (file: File) =>
  fireEvent.change(screen.getByLabelText('Tanda tangan'), { target: { files: [file] } });

const openSignature = (onSubmit: () => void) =>
  renderApp(
    <Formik
      initialValues={{ x: null }}
      validationSchema={record({ x: optionalSignatureRules })}
      onSubmit={onSubmit}
    >
      <Form>
        <SignatureField name="x" label="Tanda tangan" currentUrl="/now.png" />
        <button type="submit">Simpan</button>
        <Values />
      </Form>
    </Formik>,
  );

test('SignatureField shows a preview, and clears it for a file that is not an image', async () => {
  const { person } = openSignature(() => {});
  expect(screen.getByAltText('Tanda tangan saat ini')).toHaveAttribute('src', '/now.png');

  await person.upload(screen.getByLabelText('Tanda tangan'), IMAGE);
  expect(held.x).toBe(IMAGE);
  expect(await screen.findByAltText('Pratinjau ttd.png')).toBeVisible();

  chooseFile(NO_IMAGE);
  expect(await screen.findByText(NOT_AN_IMAGE)).toBeVisible();
  expect(screen.getByAltText('Tanda tangan saat ini')).toBeVisible();
  expect(held.x).not.toBeInstanceOf(File);
});

test('SignatureField blocks saving after it refused a file', async () => {
  const save = jest.fn();
  const { person } = openSignature(save);
  chooseFile(NO_IMAGE);
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(NOT_AN_IMAGE)).toBeVisible();
  expect(save).not.toHaveBeenCalled();

  await person.click(screen.getByRole('button', { name: 'Hapus pilihan' }));
  await waitFor(() => expect(screen.queryByText(NOT_AN_IMAGE)).not.toBeInTheDocument());
  expect(held.x).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});

test('SignatureField accepts a valid image after it refused a file', async () => {
  const save = jest.fn();
  const { person } = openSignature(save);
  chooseFile(NO_IMAGE);
  expect(await screen.findByText(NOT_AN_IMAGE)).toBeVisible();
  chooseFile(IMAGE);
  await waitFor(() => expect(screen.queryByText(NOT_AN_IMAGE)).not.toBeInTheDocument());
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});
