import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { CompanyListPage } from '@/client/features/companies/CompanyListPage';
import { CourseListPage } from '@/client/features/courses/CourseListPage';
import { HolidayListPage } from '@/client/features/holidays/HolidayListPage';
import { InternshipDetailPage } from '@/client/features/internships/InternshipDetailPage';
import { InternshipListPage } from '@/client/features/internships/InternshipListPage';
import { LecturerListPage } from '@/client/features/lecturers/LecturerListPage';
import { MentorListPage } from '@/client/features/mentors/MentorListPage';
import { PlaceListPage } from '@/client/features/places/PlaceListPage';
import { GradeReportPage } from '@/client/features/reports/GradeReportPage';
import { StudentListPage } from '@/client/features/students/StudentListPage';
import { anInternship } from '@/client/testing/records/internship';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import type { Role } from '@/shared/permissions';

const internship = { path: '/internships/15', route: '/internships/:id' };
const grades = { path: '/internships/15?tab=nilai', route: '/internships/:id' };

const empty = page();

test.each<[Role, string, ComponentType, { path: string; route?: string }, string | null]>([
  ['super_admin', 'students', StudentListPage, { path: '/students' }, 'students'],
  ['super_admin', 'lecturers', LecturerListPage, { path: '/lecturers' }, 'lecturers'],
  ['super_admin', 'mentors', MentorListPage, { path: '/mentors' }, 'mentors'],
  ['super_admin', 'companies', CompanyListPage, { path: '/companies' }, 'companies'],
  ['super_admin', 'places', PlaceListPage, { path: '/places' }, 'places'],
  ['super_admin', 'courses', CourseListPage, { path: '/courses' }, 'courses'],
  ['super_admin', 'holidays', HolidayListPage, { path: '/holidays' }, 'holidays'],
  ['super_admin', 'internships', InternshipListPage, { path: '/internships' }, 'internships'],
  ['super_admin', 'the grade report', GradeReportPage, { path: '/reports/grades' }, 'grades'],
  ['mentor', 'activities', InternshipDetailPage, internship, 'activities'],
  ['lecturer', 'grades', InternshipDetailPage, grades, 'grades'],
  ['lecturer', 'internships', InternshipListPage, { path: '/internships' }, null],
  ['lecturer', 'activities', InternshipDetailPage, internship, null],
  ['mentor', 'grades', InternshipDetailPage, grades, null],
])('a %s on the screen of %s: the import button', async (user, _what, Page, place, kind) => {
  renderApp(<Page />, {
    user,
    ...place,
    api: {
      'GET /internships/15': { data: anInternship() },
      'GET /internships/15/activities': empty,
      'GET /internships/15/grades': empty,
      'GET /reports/grades/options': {
        data: { courses: [], mentors: [], lecturers: [], internship_periods: [] },
      },
      'GET /:list': empty,
    },
  });
  await screen.findAllByText(/No results|Belum|Pilih|Filter/);
  const links = screen.queryAllByRole('link', { name: /^Impor/ });
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set(kind === null ? [] : [`/imports/${kind}`]),
  );
});
