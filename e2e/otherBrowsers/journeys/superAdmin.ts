import { toDigits } from '../../dates';
import { accounts } from '../../fixtures';
import { createStudent } from '../../records/people';
import { createPlace } from '../../records/placements';
import { journey } from '../journey';

journey('a super admin creates, finds, edits and deletes a company', {}, async (stage) => {
  const { person, picture } = stage;
  const name = 'PT Lintas Peramban';
  await person.logIn(accounts.superAdmin);
  await person.follow('Mitra Industri');
  await person.see({ role: 'grid', name: 'Daftar mitra industri' });
  await picture('companies');

  await person.follow('Tambah Mitra Industri');
  await person.fill({ role: 'textbox', name: 'Nama Perusahaan' }, name);
  await person.fill({ role: 'textbox', name: 'Bidang Usaha' }, 'Jaringan');
  await person.fill({ role: 'textbox', name: 'Alamat' }, 'Jl. Ganesha No. 10');
  await person.fill({ role: 'textbox', name: 'No. Telepon' }, '0221234567');
  await person.fill({ role: 'textbox', name: 'Email' }, 'magang@lintas.example');
  await person.fill({ label: 'Kuota Magang' }, '4');
  await picture('company-form');
  await person.push('Simpan');
  await person.seeText('Data berhasil ditambahkan');

  await person.search('Cari mitra industri...', name);
  await person.takeAction(name, 'Edit');
  await person.seeIn({ role: 'textbox', name: 'Nama Perusahaan' }, name);
  await person.fill({ label: 'Kuota Magang' }, '9');
  await person.push('Simpan');
  await person.seeText('Data berhasil diedit');

  await person.seeIn({ role: 'row', name: new RegExp(name) }, '9');
  await person.takeAction(name, 'Hapus');
  await person.confirm('Konfirmasi Hapus', 'Hapus');
  await person.seeText('Data berhasil dihapus.');
  await person.notSee({ role: 'row', name: new RegExp(name) });
  await person.fitsTheWindow();
});

journey('a super admin adds a period with dates and places a student', {}, async (stage) => {
  const { person, admin, apiAs, picture } = stage;
  const student = await createStudent(admin, apiAs, 'Gita Lintas Peramban');
  const { company, mentor, lecturer } = await createPlace(admin);
  await person.logIn(accounts.superAdmin);

  await person.visit('/internship-periods/create');
  await person.fillDigits({ role: 'textbox', name: 'Tanggal Mulai' }, toDigits('2026-11-01'));
  await person.fillDigits({ role: 'textbox', name: 'Tanggal Berakhir' }, toDigits('2027-02-28'));
  await picture('period-form');
  await person.push(/^Pilih tanggal/, { role: 'group', name: 'Tanggal Berakhir' });
  await person.seeText('Februari 2027');
  await picture('calendar');
  await person.press('Escape');
  await person.fill({ role: 'textbox', name: 'Tahun' }, '2026');
  await person.press('Tab');
  await person.type('Semester 3');
  await person.push('Simpan');
  await person.seeText('Data berhasil ditambahkan');
  await person.seePath('/internship-periods');

  await person.visit('/internships/create');
  await person.choose('Mahasiswa', student.identifier);
  await person.choose('Periode Magang', 'Semester 3');
  await person.choose('Mitra Industri', company.name);
  await person.choose('Mentor', mentor.name);
  await person.choose('Dosen', lecturer.name);
  await picture('placement-form');
  await person.push('Simpan');
  await person.seeText('Data berhasil ditambahkan');
  await person.search('Cari mahasiswa magang...', student.identifier);
  await person.seeIn({ role: 'row', name: new RegExp(student.name) }, company.name);
});
