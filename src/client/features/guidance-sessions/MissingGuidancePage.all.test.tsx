import { screen } from '@testing-library/react';
import type { GuidanceProgress } from '@/client/api/api';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { MissingGuidancePage } from './MissingGuidancePage';

const PROGRESS: GuidanceProgress = {
  internship_id: 15,
  internship_period_id: 2,
  student_nim: '2403310001',
  student_name: 'Budi Santoso',
  company_name: 'PT Nusantara Jaringan',
  lecturer_name: 'Ratna Dewi',
  start_date: '2026-02-02',
  end_date: '2026-06-30',
  agreed_sessions: 3,
  sent_sessions: 1,
  returned_sessions: 0,
  min_sessions: 8,
  can_record: false,
};

test.each([
  ['', 'any'],
  ['?shortage=none', 'none'],
])(
  'the list of students who are short of guidance at "%s" asks for %s',
  async (search, shortage) => {
    const { calls } = renderApp(<MissingGuidancePage />, {
      user: 'lecturer',
      path: `/guidance-sessions/missing${search}`,
      api: { 'GET /guidance-sessions/progress': page(PROGRESS) },
    });
    expect(await screen.findByRole('row', { name: /Budi Santoso.*3 dari 8/ })).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/progress'))?.query).toMatchObject({ shortage });
  },
);
