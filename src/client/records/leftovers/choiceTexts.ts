import type { Leftovers } from '@/client/api/serverErrors';

type Items = Leftovers['items'];
type Choice = Leftovers['choices'][number];

const has = (items: Items, kind: Items[number]['kind']) => items.some((item) => item.kind === kind);

const MADE_AGAIN =
  'Yang berasal dari jam kerja di luar tanggal baru dihapus: jam kerja membuatnya lagi.';
const SCORES_STAY =
  'Skor kriteria yang sama tetap terisi. Lembar yang sudah dikirim dikembalikan kepada penilainya.';

function moveLabel(items: Items) {
  if (!has(items, 'coming_at_company')) return 'Pindahkan ke hari terdekat di tanggal baru';
  return has(items, 'coming_activities')
    ? 'Pindahkan ke tanggal dan mitra yang baru'
    : 'Pindahkan ke mitra baru';
}

/** The words of the choices for what an edit leaves over. */
export function choiceTexts({ items, choices }: Pick<Leftovers, 'items' | 'choices'>) {
  const isAboutSheets = choices.includes('reopen');
  const labels: Readonly<Record<Choice, string>> = {
    delete: 'Hapus',
    move: moveLabel(items),
    keep: isAboutSheets ? 'Tetap dengan kriteria lama' : 'Biarkan seperti sekarang',
    reopen: 'Isi ulang dengan kriteria baru',
  };
  const help: Readonly<Partial<Record<Choice, string>>> = {
    ...(has(items, 'coming_activities') && { move: MADE_AGAIN }),
    reopen: SCORES_STAY,
  };
  return {
    title: isAboutSheets ? 'Lembar dengan kriteria lama' : 'Aktivitas yang belum diisi',
    labels,
    help,
  };
}
