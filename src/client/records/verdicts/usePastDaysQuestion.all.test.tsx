import { screen, waitFor, within } from '@testing-library/react';
import type { VerdictChanges } from '@/client/api/serverErrors';
import { usePastDaysQuestion } from '@/client/records/verdicts/usePastDaysQuestion';
import { expectBusy } from '@/client/testing/busy';
import { someVerdictChanges, verdictsChange } from '@/client/testing/records/verdictChanges';
import { renderApp } from '@/client/testing/renderApp';
import { Declined } from '@/client/ui/confirm/declined';

type Input = { name: string; reason?: string | null };

type Send = (input: Input) => Promise<string>;
type AskerProps = {
  input: Input;
  isReasonGiven: boolean;
  send: Send;
  onEnd: (result: unknown) => void;
};

function Asker({ input, isReasonGiven, send, onEnd }: AskerProps) {
  const { ask, dialog } = usePastDaysQuestion({ isReasonGiven });
  return (
    <>
      <button type="button" onClick={() => void ask(input, send).then(onEnd, onEnd)}>
        Simpan
      </button>
      {dialog}
    </>
  );
}

/** Sends an edit to a server that gives these answers, one after the other. */
function edit(
  answers: readonly (() => Promise<string>)[],
  input: Input = { name: 'Natal' },
  isReasonGiven = false,
) {
  const sent: object[] = [];
  const onEnd = jest.fn();
  const send: Send = (asked) => {
    sent.push(asked);
    return answers[sent.length - 1]?.() ?? Promise.reject(new Error('one more request'));
  };
  const props = { input, isReasonGiven, send, onEnd };
  const { person } = renderApp(<Asker {...props} />);
  const press = () => person.click(screen.getByRole('button', { name: 'Simpan' }));
  const open = async () => {
    await press();
    return screen.findByRole('alertdialog');
  };
  return { person, sent, onEnd, press, open };
}

const stored = async () => 'stored';
const refused = (changes?: Partial<VerdictChanges>) => () =>
  Promise.reject({ status: 409, data: verdictsChange(changes) });
const failed = (status: number | string, data: object) => () => Promise.reject({ status, data });

const dialog = () => within(screen.getByRole('alertdialog'));
const reason = () => dialog().getByLabelText(/^Alasan/);
const proceed = () => dialog().getByRole('button', { name: 'Lanjutkan' });
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

test('says which past days change, asks for a reason and sends the edit with both', async () => {
  const { person, sent, onEnd, open } = edit([refused(), stored]);
  const opened = await open();
  expect(opened).toHaveAccessibleName('48 hari yang sudah lewat akan berubah');
  expect(dialog().getByText(/^Kehadiran 48 mahasiswa, 24 Des 2026:/)).toBeVisible();
  expect(
    dialog()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['47 hari: Alpa → Libur', '1 hari: Hadir → Tidak ada jadwal']);
  expect(reason()).toHaveFocus();

  await person.click(proceed());
  expect(dialog().getByText('Alasan wajib diisi, minimal 3 karakter')).toBeVisible();
  await person.type(reason(), ' SKB terlambat. ');
  await person.click(proceed());
  await isGone();
  const { seen_changes } = someVerdictChanges();
  expect(sent).toEqual([
    { name: 'Natal' },
    { name: 'Natal', reason: 'SKB terlambat.', seen_changes },
  ]);
  expect(onEnd).toHaveBeenCalledWith('stored');
});

test('names the first and the last day, and counts in thousands', async () => {
  const { open } = edit([
    refused({ days: 1234, placements: 60, first_date: '2026-10-01', last_date: '2026-11-24' }),
  ]);
  expect(await open()).toHaveAccessibleName('1.234 hari yang sudah lewat akan berubah');
  expect(dialog().getByText(/^Kehadiran 60 mahasiswa, 1 Okt 2026 s\/d 24 Nov 2026:/)).toBeVisible();
});

test('shows the new numbers when the days have changed meanwhile, with the reason kept', async () => {
  const others = { days: 2, kinds: [{ before: 'late', after: 'present', days: 2 }] as const };
  const { person, sent, open } = edit(
    [
      refused(),
      refused({ ...others, kinds: [...others.kinds], seen_changes: 'b'.repeat(16) }),
      stored,
    ],
    { name: 'Natal', reason: 'Zona salah.' },
  );
  await open();
  expect(reason()).toHaveValue('Zona salah.');
  await person.click(proceed());
  expect(await dialog().findByRole('alert')).toHaveTextContent(/^Sementara itu datanya berubah/);
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName(
    '2 hari yang sudah lewat akan berubah',
  );
  expect(dialog().getByText('2 hari: Terlambat → Hadir')).toBeVisible();
  await person.click(reason());
  await person.keyboard('{Control>}{Enter}{/Control}');
  await isGone();
  expect(sent.at(-1)).toMatchObject({ reason: 'Zona salah.', seen_changes: 'b'.repeat(16) });
});

test('rejects as declined after Batal, without another request', async () => {
  const { person, sent, onEnd, open } = edit([refused()]);
  await open();
  await person.click(dialog().getByRole('button', { name: 'Batal' }));
  await isGone();
  expect(onEnd).toHaveBeenCalledWith(expect.any(Declined));
  expect(sent).toHaveLength(1);
});

test('stays open and busy until the answer arrives', async () => {
  let finish = (_: string) => {};
  const held = () =>
    new Promise<string>((resolve) => {
      finish = resolve;
    });
  const { person, sent, open } = edit([refused(), held], { name: 'Natal', reason: 'Zona salah.' });
  await open();
  await person.click(proceed());
  expectBusy(proceed());
  await person.keyboard('{Escape}');
  await person.click(proceed());
  expect(sent).toHaveLength(2);
  finish('stored');
  await isGone();
});

test('stays open with the reason when no answer arrives, and sends the same again', async () => {
  const lost = failed('FETCH_ERROR', {});
  const { person, sent, onEnd, open } = edit([refused(), lost, stored]);
  await open();
  await person.type(reason(), 'Zona salah.');
  await person.click(proceed());
  expect(await dialog().findByText('Koneksi terputus.')).toBeVisible();
  await person.click(proceed());
  await isGone();
  expect(sent[2]).toEqual(sent[1]);
  expect(onEnd).toHaveBeenCalledWith('stored');
});

test('shows the error of the server at the reason', async () => {
  const { person, open } = edit([
    refused(),
    failed(422, { errors: { reason: ['Mengandung karakter yang tidak dapat disimpan'] } }),
  ]);
  await open();
  await person.type(reason(), 'Zona salah.');
  await person.click(proceed());
  expect(await dialog().findByText(/^Mengandung karakter/)).toBeVisible();
  expect(reason()).toHaveFocus();
});

test('leaves any other refusal to the form', async () => {
  const stale = { status: 409, data: { message: 'x', code: 'stale_version' } };
  const { person, onEnd, open } = edit([refused(), () => Promise.reject(stale)]);
  await open();
  await person.type(reason(), 'Zona salah.');
  await person.click(proceed());
  await isGone();
  expect(onEnd).toHaveBeenCalledWith(stale);
});

test('asks nothing about an edit that is stored or refused otherwise', async () => {
  const closed = { status: 409, data: { message: 'Periode ini sudah ditutup.' } };
  const { press, onEnd } = edit([stored, () => Promise.reject(closed)]);
  await press();
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith('stored'));
  await press();
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(closed));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('shows the reason that the edit stores, and leaves an error about it to the form', async () => {
  const refusal = { status: 422, data: { errors: { reason: ['Alasan tidak cukup'] } } };
  const input = { name: 'Jeda', reason: 'Rawat inap.' };
  const { person, sent, onEnd, open } = edit(
    [refused(), () => Promise.reject(refusal)],
    input,
    true,
  );
  await open();
  expect(dialog().getByText('Alasan: Rawat inap.')).toBeVisible();
  expect(dialog().queryByRole('textbox')).not.toBeInTheDocument();
  await person.click(proceed());
  await isGone();
  expect(sent.at(-1)).toEqual({ ...input, seen_changes: someVerdictChanges().seen_changes });
  expect(onEnd).toHaveBeenCalledWith(refusal);
});
