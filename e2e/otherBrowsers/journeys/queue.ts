import assert from 'node:assert/strict';
import { NOW } from '../../clock';
import { today } from '../../dates';
import type { ApiResponse } from '../../records/lists';
import { PHONE } from '../../viewports';
import { journey } from '../journey';
import type { Person } from '../person';
import { photoFile } from '../photoFile';

const KEPT = 'Tersimpan di perangkat, menunggu jaringan';
const REASON = 'Demam sejak semalam.';

interface Times {
  device_time: string | null;
}

const attend = async (person: Person, name: string) => {
  await person.visit('/student/attendance');
  await person.push('Absen Sekarang', { role: 'article', name });
  await person.confirm('Konfirmasi Absen');
};

/** The toast of the item before must not be taken for the one of the next. */
const seeKept = async (person: Person) => {
  await person.seeText(KEPT);
  await person.push('Tutup');
  await person.notSee({ text: KEPT });
};

journey(
  'a press, a photo and a request wait without a network, survive a reload and arrive once',
  { size: PHONE },
  async ({ person, place, apiAs, network, picture }) => {
    const { student, addActivity } = await place('Wira Lintas Peramban');
    const id = await addActivity({ name: 'Jaga malam' });
    await person.logIn(student.identifier, student.password);
    network.cut();
    await attend(person, 'Jaga malam');
    await seeKept(person);
    await person.visit(`/student/activities/${id}`);
    await person.see({ role: 'textbox', name: 'Apa yang Anda kerjakan dan pelajari?' });
    await person.chooseFile({ label: 'Pilih foto' }, await photoFile());
    await seeKept(person);
    await person.visit(`/student/requests/create?kind=sick&date=${today()}`);
    await person.fill({ role: 'textbox', name: 'Alasan' }, REASON);
    await person.push('Kirim Pengajuan');
    await person.seePath('/student/unsent');

    await person.open('/student/unsent');
    await person.seeCount({ role: 'article' }, 3);
    await picture('phone-unsent');
    await person.fitsTheWindow();
    network.mend();
    await person.goOnline();
    await person.seeText('Tidak ada yang menunggu dikirim');

    const caller = await apiAs(student);
    const { data: activity } = await caller.get<
      ApiResponse<{ attendance_events: Times[]; photos: Times[] }>
    >(`/activities/${id}`);
    const { data: requests } =
      await caller.get<ApiResponse<(Times & { reason: string })[]>>('/attendance-requests');
    const times = (rows: Times[]) => rows.map(({ device_time }) => device_time);
    assert.deepEqual(times(activity.attendance_events), [NOW.toISOString()]);
    assert.deepEqual(times(activity.photos), [NOW.toISOString()]);
    assert.deepEqual(times(requests.filter(({ reason }) => reason === REASON)), [
      NOW.toISOString(),
    ]);
  },
);

journey(
  'a refused press stays with the words of the server, and a log-out asks about it',
  { size: PHONE },
  async ({ person, place, network, picture }) => {
    const { student, addActivity } = await place('Yuni Lintas Peramban');
    await addActivity({ name: 'Jaga pagi' });
    await person.logIn(student.identifier, student.password);
    network.cut();
    await attend(person, 'Jaga pagi');
    await seeKept(person);
    network.refuse('Aktivitas sudah ditutup.');
    await person.goOnline();
    await person.visit('/student/unsent');
    const card = { role: 'article', name: 'Absen masuk Jaga pagi' };
    await person.seeIn(card, 'Perlu dilihat');
    await person.seeIn(card, 'Aktivitas sudah ditutup.');
    await picture('phone-refused');

    network.mend();
    await person.push(/^Menu pengguna/);
    await person.click({ role: 'menuitem', name: 'Log out' });
    await person.confirm('Ada yang belum terkirim', 'Tetap keluar');
    await person.seePath('/auth/login');
    await person.logIn(student.identifier, student.password);
    await person.visit('/student/unsent');
    await person.push('Coba sekarang', card);
    await person.seeText('Tidak ada yang menunggu dikirim');
    await person.visit('/student/attendance');
    await person.seeIn({ role: 'article', name: 'Jaga pagi' }, 'Sudah Absen');
  },
);
