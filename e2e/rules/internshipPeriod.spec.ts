import { dateOrTime, optionsOf, select, text } from '../fields';
import { expect, test } from '../fixtures';
import { IN_ALL } from '../testLevel';
import { formTester, type Rule } from './formTester';

const YEAR = 'Tahun harus 4 digit';

const periodRules = (semester: number): Rule[] => [
  {
    field: dateOrTime('Tanggal Mulai'),
    required: 'Tanggal mulai wajib diisi',
    invalid: [['0107', 'Tanggal mulai tidak valid']],
    valid: '01072031',
  },
  {
    field: dateOrTime('Tanggal Berakhir'),
    required: 'Tanggal berakhir wajib diisi',
    invalid: [
      ['3112', 'Tanggal berakhir tidak valid'],
      ['30062031', 'Tanggal berakhir harus setelah tanggal mulai'],
    ],
    valid: '01072031',
  },
  {
    field: text('Tahun'),
    required: YEAR,
    invalid: [['203', YEAR]],
    mask: ['20311', '2031'],
    valid: '2031',
  },
  {
    field: select('Semester'),
    required: 'Semester harus 1 sampai 4',
    valid: `Semester ${semester}`,
  },
];

const ONE_DAY = { start_date: '2031-07-01', end_date: '2031-07-01', year: '2031' };

test('validates a new internship period and saves it', IN_ALL, async ({ page, openAs }) => {
  await openAs('superAdmin', '/internship-periods/create');
  const period = formTester(page);
  const rules = periodRules(1);
  await period.expectRequired(rules);
  await period.expectMasks(rules);
  await period.fill(rules);
  await period.expectInvalid(rules);
  expect(await optionsOf(select('Semester').control(period.form))).toEqual([
    'Semester 1',
    'Semester 2',
    'Semester 3',
    'Semester 4',
  ]);
  await expect(page.getByRole('switch', { name: 'Periode aktif' })).not.toBeChecked();
  const stored = await period.save({
    call: 'POST /internship-periods',
    toast: 'Data berhasil ditambahkan',
  });
  expect(stored).toMatchObject({ ...ONE_DAY, semester: 1, is_active: false });
});

test(
  'validates an existing internship period and saves it',
  IN_ALL,
  async ({ page, openAs, apiAs }) => {
    const admin = await apiAs('superAdmin');
    const { data } = await admin.post<{ data: { id: number } }>('/internship-periods', {
      start_date: '2032-01-01',
      end_date: '2032-06-30',
      year: '2032',
      semester: 2,
      is_active: false,
    });
    await openAs(admin, `/internship-periods/${data.id}/edit`);
    const period = formTester(page);
    const rules = periodRules(4);
    await period.clearAndExpectRequired(rules);
    await period.fill(rules);
    const stored = await period.save({
      call: `PUT /internship-periods/${data.id}`,
      toast: 'Data berhasil diedit',
    });
    expect(stored).toMatchObject({ ...ONE_DAY, semester: 4, is_active: false });
  },
);
