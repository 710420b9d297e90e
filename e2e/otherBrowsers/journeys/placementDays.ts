import { toDigits } from '../../dates';
import { accounts } from '../../fixtures';
import { PHONE } from '../../viewports';
import { journey } from '../journey';

const REASON = 'Rawat inap di RS Hasan Sadikin.';

journey('a super admin interrupts a placement on past days and ends it', {}, async (stage) => {
  const { person, place, picture } = stage;
  const { internshipId, addActivity } = await place('Wati Lintas Peramban');
  for (const date of ['2026-11-23', '2026-11-24']) await addActivity({ date });
  await person.logIn(accounts.superAdmin);
  await person.visit(`/internships/${internshipId}`);
  await person.click({ role: 'tab', name: 'Kehadiran' });
  // The page moves until its cards have loaded.
  await person.seeText('Belum ada jeda.');
  await person.seeText(/Alpa: 2/);
  await person.push('Tambah Jeda');
  const form = { role: 'dialog', name: 'Tambah Jeda' };
  const days = (name: RegExp) => ({ role: 'textbox', name, within: form });
  await person.fillDigits(days(/^Mulai Jeda/), toDigits('2026-11-23'));
  await person.fillDigits(days(/^Jeda Sampai/), toDigits('2026-11-23'));
  await person.fill({ role: 'textbox', name: /^Alasan Jeda/, within: form }, REASON);
  await picture('interruption-form');
  await person.push('Simpan', form);
  await person.confirm('1 hari yang sudah lewat akan berubah');
  await person.seeText(REASON, { role: 'region', name: 'Jeda' });
  await person.resize(PHONE);
  await person.fitsTheWindow();
  await picture('interruption-phone');

  await person.takeAction('Wati Lintas Peramban', 'Akhiri magang');
  const end = { role: 'dialog', name: 'Akhiri Magang' };
  await person.seeText('Tidak ada aktivitas mendatang yang terhapus.', end);
  await person.push('Akhiri', end);
  await person.seeText('Magang diakhiri');
  await person.seeText(/25 Nov 2026 · mengundurkan diri/);
});
