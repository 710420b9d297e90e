import { screen, waitFor } from '@testing-library/react';
import type { Leftovers } from '@/client/api/serverErrors';
import { useLeftoversQuestion } from '@/client/records/leftovers/useLeftoversQuestion';
import { leavesOver, leftoversDialog, settled } from '@/client/testing/records/leftovers';
import { renderApp } from '@/client/testing/renderApp';
import { Declined } from '@/client/ui/confirm/declined';

type Send = (input: { name: string }) => Promise<string>;

function Asker({ send, onEnd }: { send: Send; onEnd: (result: unknown) => void }) {
  const { ask, dialog } = useLeftoversQuestion();
  return (
    <>
      <button type="button" onClick={() => void ask({ name: 'x' }, send).then(onEnd, onEnd)}>
        Simpan
      </button>
      {dialog}
    </>
  );
}

const stored = async () => 'stored';
const refused = (leftovers?: Partial<Leftovers>) => () =>
  Promise.reject({ status: 409, data: leavesOver(leftovers) });

/** Sends an edit to a server that gives these answers, one after the other. */
async function edit(answers: readonly (() => Promise<string>)[]) {
  const sent: object[] = [];
  const onEnd = jest.fn();
  const send: Send = (asked) => {
    sent.push(asked);
    return answers[sent.length - 1]?.() ?? Promise.reject(new Error('one more request'));
  };
  const { person } = renderApp(<Asker send={send} onEnd={onEnd} />);
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  return { person, sent, onEnd, dialog: await leftoversDialog() };
}

const isGone = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

test('names the records with their numbers and their fate, and the choices with the usual one', async () => {
  const { person, sent, onEnd, dialog } = await edit([refused(), stored]);
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1.234 aktivitas mendatang di luar tanggal baru, belum diisi.',
    '3 aktivitas di luar tanggal baru dengan absen, log, foto, atau pengajuan: tetap terbaca, tetapi tidak dihitung.',
  ]);
  const choices = dialog.getByRole('radiogroup', { name: 'Aktivitas yang belum diisi' });
  expect(dialog.getAllByRole('radio')).toHaveLength(3);
  expect(dialog.getByRole('radio', { name: 'Hapus' })).toBeChecked();
  await person.click(
    dialog.getByRole('radio', { name: 'Pindahkan ke hari terdekat di tanggal baru' }),
  );
  expect(choices).toHaveAccessibleDescription(/^Yang berasal dari jam kerja/);

  await person.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
  expect(dialog.getByText('Alasan wajib diisi, minimal 3 karakter')).toBeVisible();
  expect(sent).toHaveLength(1);
  await person.type(dialog.getByLabelText(/^Alasan/), ' Libur maju. ');
  await person.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
  await isGone();
  expect(sent).toEqual([
    { name: 'x', seen_leftovers: null },
    { name: 'x', ...settled('Libur maju.', 'move') },
  ]);
  expect(onEnd).toHaveBeenCalledWith('stored');
});

test('asks for the reason alone where nothing is to be chosen', async () => {
  const items = [{ kind: 'running_placements', count: 2 } as const];
  const { person, sent, dialog } = await edit([refused({ items, choices: [] }), stored]);
  expect(dialog.getByRole('listitem')).toHaveTextContent(
    '2 magang sedang berjalan di mitra ini: tetap berjalan sampai diakhiri atau dipindah.',
  );
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  await person.type(dialog.getByLabelText(/^Alasan/), 'Mitra tutup.');
  await person.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
  await isGone();
  expect(sent.at(-1)).toEqual({ name: 'x', ...settled('Mitra tutup.') });
});

test('shows the new numbers when records have changed meanwhile, with reason and choice kept', async () => {
  const others = {
    items: [{ kind: 'coming_activities', count: 7 } as const],
    seen_leftovers: 'd'.repeat(16),
  };
  const { person, sent, dialog } = await edit([refused(), refused(others), stored]);
  await person.click(dialog.getByRole('radio', { name: /^Biarkan/ }));
  await person.type(dialog.getByLabelText(/^Alasan/), 'Libur maju.');
  await person.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Sementara itu datanya berubah/);
  expect(dialog.getByRole('listitem')).toHaveTextContent(/^7 aktivitas/);
  await person.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
  await isGone();
  expect(sent.at(-1)).toMatchObject({
    reason: 'Libur maju.',
    settle_leftovers: 'keep',
    seen_leftovers: others.seen_leftovers,
  });
});

test('rejects as declined after Batal, without another request', async () => {
  const { person, sent, onEnd, dialog } = await edit([refused()]);
  await person.click(dialog.getByRole('button', { name: 'Batal' }));
  await isGone();
  expect(onEnd).toHaveBeenCalledWith(expect.any(Declined));
  expect(sent).toHaveLength(1);
});
