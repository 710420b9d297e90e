import { screen } from '@testing-library/react';
import { anInternshipDefence } from '@/client/testing/records/defence';
import { anInternship } from '@/client/testing/records/internship';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { testInAll } from '@/shared/testing/testLevel';
import { MyDefencePage } from './MyDefencePage';

const open = (defence: object | null) =>
  renderApp(<MyDefencePage />, {
    user: 'student',
    path: '/student/defence',
    api: {
      'GET /student/internships': page(anInternship()),
      'GET /internships/15/defence': { data: defence },
    },
  });

testInAll('a student reads day, room and examiners, and what comes next', async () => {
  open(anInternshipDefence());
  const card = await screen.findByRole('region', { name: 'Ujian magang di PT Nusantara Jaringan' });
  for (const text of ['15 Juni 2026', '09:00, 60 menit', 'Ruang Sidang 2', 'Hendra Gunawan']) {
    expect(card).toHaveTextContent(text);
  }
  expect(card).toHaveTextContent('Datang tepat waktu.');
});

testInAll.each([
  [null, 'Jurusan menentukan tanggal, ruang, dan penguji.'],
  [{ state: 'cancelled', cancel_reason: 'Penguji sakit.' }, 'Penguji sakit.'],
  [{ state: 'held' }, 'Ujian selesai.'],
])('a student reads of %j: %s', async (changes, text) => {
  open(changes && { ...anInternshipDefence(), ...changes });
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
});
