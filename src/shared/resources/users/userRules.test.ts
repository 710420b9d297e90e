import { accepted, messagesOf, type Row, testRows } from '@/shared/testing/messagesOf';
import { userCreateRules } from './userCreateRules';
import { userRules } from './userRules';

const account = {
  role: 'student',
  name: 'Budi Santoso',
  email: 'budi@kampus.ac.id',
  phone_number: '081234567890',
  gender: 'male',
  place_of_birth: 'Bandung',
  date_of_birth: '2004-05-17',
  address: 'Jl. Asia Afrika 8',
};
const student = { nim: '2403310001', academic_year: '2024/2025' };
const signature = { type: 'image/jpeg', size: 1 };

const emailOf = (length: number) => `${'a'.repeat(length - 6)}@ab.id`;

const accountRows: Row[] = [
  ['role', 'admin', 'Role wajib dipilih'],
  ['role', '', 'Role wajib dipilih'],
  ['role', null, 'Role wajib dipilih'],
  ['name', undefined, 'Nama user wajib diisi'],
  ['name', '', 'Nama user wajib diisi'],
  ['name', '   ', 'Nama user wajib diisi'],
  ['name', null, 'Nama user wajib diisi'],
  ['name', 'A', 'Nama user wajib diisi'],
  ['name', ' A ', 'Nama user wajib diisi'],
  ['name', '😀', 'Nama user wajib diisi'],
  ['name', 'Ab'],
  ['name', 'a'.repeat(199)],
  ['name', '😀'.repeat(200)],
  ['name', 'a'.repeat(201), 'Nama user maksimal 200 karakter'],
  ['name', 'a\0b', 'Mengandung karakter yang tidak dapat disimpan'],
  ['name', ['Budi'], 'Harus berupa teks'],
  ['email', undefined, 'Email tidak valid'],
  ['email', '', 'Email tidak valid'],
  ['email', null, 'Email tidak valid'],
  ['email', 'budi', 'Email tidak valid'],
  ['email', emailOf(254)],
  ['email', emailOf(255)],
  ['email', emailOf(256), 'Email maksimal 255 karakter'],
  ['phone_number', '1'.repeat(30)],
  ['phone_number', '1'.repeat(31), 'No telephone maksimal 30 karakter'],
  ['place_of_birth', 'a'.repeat(200)],
  ['place_of_birth', 'a'.repeat(201), 'Tempat lahir maksimal 200 karakter'],
  ['address', 'a'.repeat(500)],
  ['address', 'a'.repeat(501), 'Alamat maksimal 500 karakter'],
  ['gender', 'female'],
  ['gender', 'pria', 'Jenis kelamin tidak valid'],
  ['date_of_birth', '2023-02-29', 'Tanggal lahir tidak valid'],
  ['date_of_birth', 'infinity', 'Tanggal lahir tidak valid'],
  ...['phone_number', 'gender', 'place_of_birth', 'date_of_birth', 'address'].flatMap(
    (field): Row[] => [
      [field, undefined],
      [field, null],
      [field, ''],
    ],
  ),
];

describe('edit', () => {
  testRows(userRules, account, [
    ...accountRows,
    ['role', undefined],
    ['is_active', undefined],
    ['is_active', 'false'],
    ['is_active', null, 'Status wajib diisi'],
  ]);

  test('an emptied optional field is stored as null', async () => {
    expect(
      await accepted(userRules, { ...account, address: ' ', gender: '', date_of_birth: null }),
    ).toEqual({ ...account, address: null, gender: null, date_of_birth: null });
  });
});

describe('create', () => {
  // Without a valid role no profile field is required.
  testRows(userCreateRules, { ...account, ...student }, [
    ...accountRows,
    ['role', undefined, 'Role wajib dipilih'],
    ['nim', '', 'NIM wajib diisi'],
    ['nim', '123', 'NIM harus 10 karakter'],
    ['academic_year', undefined, 'Tahun akademik wajib diisi'],
    ['nip', 'of another role'],
    ['is_active', 'of another role'],
  ]);

  const { role: _role, ...person } = account;

  test.each([
    ['student', ['nim', 'academic_year']],
    ['lecturer', ['nip', 'digital_signature']],
    ['super_admin', ['nip']],
    ['mentor', ['company_id', 'nik', 'digital_signature', 'is_active']],
  ])('a %s needs %j', async (role, fields) => {
    expect(Object.keys(await messagesOf(userCreateRules, { ...person, role }))).toEqual(fields);
  });

  test('keeps only the fields of the role', async () => {
    const everything = {
      ...person,
      ...student,
      nip: '198503152010122002',
      nik: '3273014501880001',
      company_id: '3',
      digital_signature: signature,
      is_active: '0',
      password: 'x',
    };
    const kept = async (role: string) => {
      const user = await accepted(userCreateRules, { ...everything, role });
      return Object.fromEntries(
        Object.entries(user as object).filter(([field]) => !(field in account)),
      );
    };
    expect(await kept('student')).toEqual(student);
    expect(await kept('lecturer')).toEqual({
      nip: '198503152010122002',
      digital_signature: signature,
    });
    expect(await kept('super_admin')).toEqual(await kept('lecturer'));
    expect(await kept('mentor')).toEqual({
      nik: '3273014501880001',
      company_id: 3,
      digital_signature: signature,
      is_active: false,
    });
  });
});
