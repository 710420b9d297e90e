import { toDigits, today } from '../../dates';
import { accounts } from '../../fixtures';
import { fetchFirst } from '../../records/lists';
import { journey } from '../journey';

journey('a mentor adds an activity and validates it', {}, async (stage) => {
  const { person, place, admin, picture } = stage;
  const { id, name, company } = await fetchFirst<Mentor>(
    admin,
    `/mentors?search=${accounts.mentor}`,
  );
  const { student, internshipId } = await place('Sari Lintas Peramban', {
    company,
    mentor: { id, name, userId: 0, nik: accounts.mentor },
  });

  await person.logIn(accounts.mentor);
  await person.follow('Mahasiswa Magang');
  await person.search('Cari mahasiswa magang...', student.identifier);
  await person.click({ role: 'row', name: new RegExp(student.name) });
  await person.seePath(`/internships/${internshipId}`);
  await person.follow('Tambah Aktivitas');
  await person.fill({ label: 'Nama Aktivitas' }, 'Merapikan kabel');
  await person.fillDigits({ role: 'textbox', name: 'Tanggal' }, toDigits(today()));
  await person.fillDigits({ role: 'textbox', name: 'Jam Mulai' }, '0800');
  await person.fillDigits({ role: 'textbox', name: 'Jam Selesai' }, '1630');
  await person.fill({ label: 'Alamat' }, 'Ruang server');
  await person.fill({ label: 'Deskripsi' }, 'Mengikat dan memberi label.');
  await picture('activity-form');
  await person.push('Simpan');
  await person.seeText('Aktivitas berhasil ditambahkan');

  await person.click({ role: 'row', name: /Merapikan kabel/ });
  await person.push('Validasi Mentor');
  await person.confirm('Konfirmasi Validasi');
  await person.seeText('Aktivitas berhasil divalidasi.');
  await person.notSee({ role: 'button', name: 'Validasi Mentor' });
  await picture('activity');
});

interface Mentor {
  id: number;
  name: string;
  company: { id: number; name: string };
}
