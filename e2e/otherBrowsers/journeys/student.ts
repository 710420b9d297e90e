import { PHONE } from '../../viewports';
import { journey } from '../journey';
import { photoFile } from '../photoFile';

const LOG = { role: 'textbox', name: 'Apa yang Anda kerjakan dan pelajari?' };
const DRAFT = 'Memasang rak dan kabel patch.';

journey(
  'a student attends and writes a log with a photo on a phone',
  { size: PHONE },
  async (stage) => {
    const { person, place, picture } = stage;
    const { student, addActivity } = await place('Tono Lintas Peramban');
    await addActivity({ name: 'Jaga siang' });
    await person.logIn(student.identifier, student.password);
    await picture('phone-dashboard');
    await person.fitsTheWindow();

    await person.visit('/student/attendance');
    const card = { role: 'article', name: 'Jaga siang' };
    await person.seeIn(card, 'Belum Absen');
    await person.push('Absen Sekarang', card);
    await person.confirm('Konfirmasi Absen');
    await person.seeText('Absen berhasil dicatat.');
    await person.seeIn(card, 'Sudah Absen');
    await picture('phone-attendance');

    await person.visit('/student/activities');
    await person.follow('Jaga siang');
    await person.fill(LOG, DRAFT);
    await person.chooseFile({ label: 'Pilih foto' }, await photoFile());
    await person.see({ role: 'button', name: 'Buka foto 1' });
    await person.push('Simpan');
    await person.seeText('Catatan tersimpan.');
    await picture('phone-log');
    await person.fitsTheWindow();
    await person.push('Kirim');
    await person.seeIn({ role: 'region', name: 'Catatan kegiatan' }, 'Dikirim');
  },
);

journey(
  'a student whose session has ended finds the draft again, and what was saved is sent',
  { size: PHONE },
  async (stage) => {
    const { person, place, endSession, picture } = stage;
    const { student, addActivity } = await place('Umar Lintas Peramban');
    const path = `/student/activities/${await addActivity()}`;
    await person.logIn(student.identifier, student.password);
    await person.visit(path);
    await person.fill(LOG, DRAFT);
    await person.seeText(/Draf disimpan di perangkat ini/);
    await endSession();
    await person.visit('/student/attendance-days');
    await person.seePath('/auth/login');

    await person.logIn(student.identifier, student.password);
    await person.visit(path);
    await person.seeIn(LOG, DRAFT);
    await person.seeText(/Ini draf dari perangkat ini/);
    await picture('phone-draft');

    await endSession();
    await person.push('Simpan');
    await person.seePath('/auth/login');
    await person.seeText('Masuk lagi untuk mengirim 1 catatan');
    await person.logIn(student.identifier, student.password);
    await person.visit(path);
    await person.seeIn(LOG, DRAFT);
    await person.seeText(/^Tersimpan /);
  },
);
