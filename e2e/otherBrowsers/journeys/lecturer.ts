import { accounts } from '../../fixtures';
import { journey } from '../journey';

journey(
  'a lecturer validates, takes it back, returns with a comment and grades',
  {},
  async (stage) => {
    const { person, place, apiAs, picture } = stage;
    const { student, internshipId, addActivity } = await place('Raka Lintas Peramban');
    const id = await addActivity({ name: 'Uji peramban' });
    const asStudent = await apiAs(student);
    await asStudent.put(`/student/activities/${id}/log`, { text: 'Sudah selesai.' });
    await asStudent.post(`/student/activities/${id}/log/hand-in`);

    await person.logIn(accounts.lecturer);
    await person.visit(`/reviews?student_id=${student.id}`);
    const row = { role: 'article', name: /Uji peramban/ };
    await person.seeIn(row, 'Sudah selesai.');
    await picture('desk');
    await person.push(/^Validasi/, row);
    await person.seeIn({ role: 'tab', name: /^Selesai/ }, '1');
    await person.push(/^Urungkan/);
    await person.seeIn({ role: 'tab', name: /^Menunggu/ }, '1');
    await person.push(/^Kembalikan/, row);
    await person.fill({ role: 'textbox', first: true, within: row }, 'Sebutkan alamat IP.');
    await picture('desk-return');
    await person.push(/^Kembalikan Ctrl|^Kembalikan$/, { role: 'form', within: row });
    await person.seeIn({ role: 'tab', name: /^Perlu revisi/ }, '1');

    await person.visit(`/internships/${internshipId}`);
    await person.click({ role: 'tab', name: 'Nilai' });
    await person.follow('Tambah Nilai');
    await person.click({ role: 'combobox', name: 'Mata Kuliah' });
    await person.click({ role: 'option', name: /Administrasi Server Linux/ });
    for (const part of ['Tugas 1', 'Tugas 2', 'UTS', 'UAS', 'Lainnya'])
      await person.fill({ label: part }, '90');
    await person.push('Simpan');
    await person.seeText('Nilai berhasil ditambahkan');
    await person.see({ role: 'row', name: /Administrasi Server Linux/ });
    await picture('grades');
  },
);
