import { screen, within } from '@testing-library/react';
import type { GradeSheetRow } from '@/client/api/api';
import {
  aStudentRow,
  bodiesOf,
  cell,
  findCell,
  openSheet,
  storedScores,
} from '@/client/testing/gradeSheet';
import { testInAll } from '@/shared/testing/testLevel';

const PROPOSAL = {
  part: 'final',
  score: 83.3,
  assessor: 'mentor',
  assessor_name: 'Dewi Kartika Sari',
} as const satisfies GradeSheetRow['proposals'][number];

const ROWS = [
  { ...aStudentRow(1, 'Agus Salim'), proposals: [PROPOSAL] },
  { ...aStudentRow(2, 'Budi Santoso', storedScores({ final: 70 })), proposals: [PROPOSAL] },
  { ...aStudentRow(3, 'Citra Lestari', storedScores({ final: 83.3 })), proposals: [PROPOSAL] },
];

const take = () => screen.findByRole('button', { name: 'Ambil dari Penilaian' });

testInAll(
  'scores of assessors are shown beside the present ones before they fill the cells',
  async () => {
    const { person, calls } = openSheet({ rows: ROWS });
    await person.click(await take());
    const question = await screen.findByRole('alertdialog', { name: 'Ambil dari Penilaian' });
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Agus Salim, UAS: - → 83,30', 'Budi Santoso, UAS: 70 → 83,30']);
    await person.click(within(question).getByRole('button', { name: 'Batal' }));
    expect(await findCell('UAS', 'Budi Santoso')).toHaveValue('70');
    await person.click(await take());
    await person.click(await screen.findByRole('button', { name: 'Ambil 2 nilai' }));
    expect(await screen.findByRole('textbox', { name: /Alasan.*Budi Santoso/ })).toBeVisible();
    expect(cell('UAS', 'Agus Salim')).toHaveValue('83,3');
    expect(cell('UAS', 'Budi Santoso')).toHaveValue('83,3');
    expect(bodiesOf(calls, 'PUT')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Ambil dari Penilaian' })).not.toBeInTheDocument();
  },
);

test('a sheet without other scores than the present ones proposes nothing', async () => {
  openSheet({ rows: ROWS.slice(2) });
  expect(await findCell('UAS', 'Citra Lestari')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ambil dari Penilaian' })).not.toBeInTheDocument();
});
