import { screen, within } from '@testing-library/react';
import { aSentAssessment } from '@/client/testing/records/assessment';
import { aCourse } from '@/client/testing/records/course';
import { anInternshipDefence } from '@/client/testing/records/defence';
import { aGrade, anInternship } from '@/client/testing/records/internship';
import { renderApp } from '@/client/testing/renderApp';
import { testInAll } from '@/shared/testing/testLevel';
import { GradeEditPage } from './GradeEditPage';
import { newProposals, proposalsOf, proposalsOfDefence, replacing } from './proposals';

const EMPTY = { assignment_1: '', assignment_2: '', midterm: '', final: '', other: '' };
const proposal = { part: 'final', score: 88, assessor: 'mentor', assessor_name: 'Andi Wijaya' };

test.each([
  ['of a sent sheet', {}, [proposal]],
  ['of no draft', { state: 'draft' as const }, []],
  ['of no sheet without a score of the grade', { score_part: null }, []],
  ['of no sheet of another course', { course_code: 'AJK232002' }, []],
  ['of no total that a grade cannot have', { total: 0.5 }, []],
])('proposals are those %s', (_title, changes, proposals) => {
  expect(proposalsOf([aSentAssessment(changes)], 'AJK232001')).toEqual(proposals);
});

const HELD = {
  score: 82.75,
  proposals: [{ course_code: 'AJK232001', part: 'final' as const }],
};
test.each([
  ['the score of a held defence', HELD, 'AJK232001', 1],
  ['no score of another course', HELD, 'AJK232002', 0],
  ['no score that is missing', { ...HELD, score: null }, 'AJK232001', 0],
])('a defence proposes %s', (_title, changes, code, count) => {
  const proposals = proposalsOfDefence(anInternshipDefence(changes), code);
  expect(proposals).toHaveLength(count);
  for (const one of proposals) expect(one).toMatchObject({ part: 'final', score: 82.75 });
});

test.each([
  ['', 1, 0],
  [80, 1, 1],
  ['x', 1, 1],
  [88, 0, 0],
])('over %j there are %i new scores, of which %i replace something', (final, added, replaced) => {
  const proposals = proposalsOf([aSentAssessment()], 'AJK232001');
  const values = { ...EMPTY, final };
  expect(newProposals(proposals, values)).toHaveLength(added);
  expect(replacing(proposals, values)).toHaveLength(replaced);
});

const open = (final: number) => {
  const grade = aGrade({ final, course: aCourse() });
  return renderApp(<GradeEditPage />, {
    user: 'lecturer',
    path: `/internships/15/grades/${grade.id}/edit`,
    route: '/internships/:id/grades/:gradeId/edit',
    api: {
      'GET /internships/15': { data: anInternship() },
      [`GET /grades/${grade.id}`]: { data: grade },
      'GET /internships/15/assessments': {
        data: [aSentAssessment({ course_code: grade.course_code })],
      },
    },
  });
};

testInAll('a proposal replaces a score only after a question that names both', async () => {
  const { person } = open(70);
  const group = await screen.findByRole('group', { name: 'Usulan dari penilaian' });
  expect(group).toHaveTextContent('UAS: 70,00 → 88,00 (Mentor: Andi Wijaya)');
  const take = within(group).getByRole('button', { name: 'Ambil dari Penilaian' });
  await person.click(take);
  const question = await screen.findByRole('alertdialog', { name: 'Ambil dari Penilaian' });
  expect(question).toHaveTextContent('UAS: 70,00 → 88,00');
  await person.click(within(question).getByRole('button', { name: 'Batal' }));
  expect(screen.getByLabelText('UAS')).toHaveValue('70');
  await person.click(take);
  await person.click(await screen.findByRole('button', { name: 'Ganti nilai' }));
  expect(await screen.findByDisplayValue('88')).toBe(screen.getByLabelText('UAS'));
  expect(screen.getByLabelText('Alasan perubahan')).toBeVisible();
});

test('a score that is the proposed one offers nothing', async () => {
  open(88);
  const group = await screen.findByRole('group', { name: 'Usulan dari penilaian' });
  expect(within(group).queryByRole('button')).not.toBeInTheDocument();
});
