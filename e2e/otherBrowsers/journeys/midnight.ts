import { accounts } from '../../fixtures';
import { PHONE } from '../../viewports';
import { journey } from '../journey';

/** 00:30 on Wednesday in Jakarta, still Tuesday in UTC. */
const MIDNIGHT = { now: new Date('2026-11-24T17:30:00Z'), timeZone: 'UTC' };

journey(
  'at 00:30 the day of the campus counts for attendance',
  { ...MIDNIGHT, size: PHONE },
  async (stage) => {
    const { person, place, picture } = stage;
    const { student, addActivity } = await place('Dini Lintas Peramban');
    await addActivity({ name: 'Jaga malam', date: '2026-11-24' });
    await addActivity({ name: 'Rapat pagi', date: '2026-11-25' });
    await person.logIn(student.identifier, student.password);
    await person.seeText('Absen kemarin masih bisa sampai 07:00 WIB.');
    await picture('midnight-dashboard');
    await person.visit('/student/attendance');
    for (const [day, name] of [
      ['Selasa, 24 November 2026', 'Jaga malam'],
      ['Rabu, 25 November 2026', 'Rapat pagi'],
    ] as const) {
      const card = { role: 'article', name, within: { role: 'region', name: day } };
      await person.push('Absen Sekarang', card);
      await person.confirm('Konfirmasi Absen');
      await person.seeIn(card, 'Sudah Absen');
    }
  },
);

journey(
  'at 00:30 the calendar of a date field marks the day of the campus',
  MIDNIGHT,
  async (stage) => {
    const { person, picture } = stage;
    await person.logIn(accounts.superAdmin);
    await person.visit('/internship-periods/create');
    await person.push(/^Pilih tanggal/, { role: 'group', name: 'Tanggal Mulai' });
    await person.seeText('November 2026');
    await picture('midnight-calendar');
    await person.see({ role: 'gridcell', name: '25', current: 'date' });
  },
);
