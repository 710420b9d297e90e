import { moment, offered, select, text } from '../fields';
import { expect, test } from '../fixtures';
import { type Rule, ruledForm } from './formRules';

const START = 'Tanggal mulai wajib diisi';
const END = 'Tanggal berakhir wajib diisi';
const YEAR = 'Tahun harus 4 digit';

const periodRules = (semester: number): Rule[] => [
  {
    field: moment('Tanggal Mulai'),
    empty: START,
    refuses: [['0107', 'Tanggal mulai tidak valid']],
    takes: ['01072031'],
  },
  {
    field: moment('Tanggal Berakhir'),
    empty: END,
    refuses: [
      ['3112', 'Tanggal berakhir tidak valid'],
      ['30062031', 'Tanggal berakhir harus setelah tanggal mulai'],
    ],
    takes: ['01072031'],
  },
  {
    field: text('Tahun'),
    empty: YEAR,
    refuses: [
      ['203', YEAR],
      ['203a', YEAR],
    ],
    keeps: [['20311', '2031']],
    takes: ['2031'],
  },
  {
    field: select('Semester'),
    empty: 'Semester harus 1 sampai 4',
    takes: [`Semester ${semester}`],
  },
];

const ONE_DAY = { start_date: '2031-07-01', end_date: '2031-07-01', year: '2031' };

test('a new period is held to every rule, and saved in the first semester', async ({
  page,
  openAs,
}) => {
  await openAs('superAdmin', '/internship-periods/create');
  const period = ruledForm(page);
  const rules = periodRules(1);
  await period.refusesEmpty(rules);
  await period.fill(rules);
  await period.follows(rules);
  expect(await offered(page, select('Semester').control(period.form))).toEqual([
    'Semester 1',
    'Semester 2',
    'Semester 3',
    'Semester 4',
  ]);
  await expect(page.getByRole('switch', { name: 'Periode aktif' })).not.toBeChecked();
  const stored = await period.saves({
    call: 'POST /internship-periods',
    toast: 'Data berhasil ditambahkan',
  });
  expect(stored).toMatchObject({ ...ONE_DAY, semester: 1, is_active: false });
});

test('a period that is changed is held to the same rules, and saved in the fourth', async ({
  page,
  openAs,
  apiAs,
}) => {
  const admin = await apiAs('superAdmin');
  const { data } = await admin.post<{ data: { id: number } }>('/internship-periods', {
    start_date: '2032-01-01',
    end_date: '2032-06-30',
    year: '2032',
    semester: 2,
    is_active: false,
  });
  await openAs(admin, `/internship-periods/${data.id}/edit`);
  const period = ruledForm(page);
  const rules = periodRules(4);
  await period.fill(rules);
  await period.follows(rules);
  const stored = await period.saves({
    call: `PUT /internship-periods/${data.id}`,
    toast: 'Data berhasil diedit',
  });
  expect(stored).toMatchObject({ ...ONE_DAY, semester: 4, is_active: false });
});
