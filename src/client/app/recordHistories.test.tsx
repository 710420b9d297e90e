import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AssessmentFormEditPage } from '@/client/features/assessment-forms/AssessmentFormEditPage';
import { CertificatePage } from '@/client/features/certificates/CertificatePage';
import { CompanyEditPage } from '@/client/features/companies/CompanyEditPage';
import { CourseEditPage } from '@/client/features/courses/CourseEditPage';
import { HolidayEditPage } from '@/client/features/holidays/HolidayEditPage';
import { InternshipPeriodEditPage } from '@/client/features/internship-periods/InternshipPeriodEditPage';
import { ActivityDetailPage } from '@/client/features/internships/activities/ActivityDetailPage';
import { GradeEditPage } from '@/client/features/internships/grades/GradeEditPage';
import { InternshipDetailPage } from '@/client/features/internships/InternshipDetailPage';
import { LetterPage } from '@/client/features/letters/LetterPage';
import { PlacementRequestPage } from '@/client/features/placement-requests/PlacementRequestPage';
import { PlaceEditPage } from '@/client/features/places/PlaceEditPage';
import { UserEditPage } from '@/client/features/users/UserEditPage';
import { type ScreenName, screens } from '@/client/navigation/screens';
import { anAssessmentForm } from '@/client/testing/records/assessment';
import { anAuditEntry } from '@/client/testing/records/auditEntry';
import { aCertificate } from '@/client/testing/records/certificate';
import { aCompany } from '@/client/testing/records/company';
import { aCourse } from '@/client/testing/records/course';
import { aHoliday } from '@/client/testing/records/holiday';
import { aGrade, anActivityDetail, anInternship } from '@/client/testing/records/internship';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { aLetter } from '@/client/testing/records/letter';
import { page } from '@/client/testing/records/page';
import { aPlace } from '@/client/testing/records/place';
import { aPlacementRequest } from '@/client/testing/records/placementRequest';
import { aStudentUser } from '@/client/testing/records/user';
import { renderApp } from '@/client/testing/renderApp';
import type { ApiStubs } from '@/client/testing/stubApi';
import { few } from '@/shared/testing/testLevel';

interface Place {
  screen: ScreenName;
  Page: () => ReactElement;
  path: string;
  record: ApiStubs;
  history: string;
  button?: string;
}

const INTERNSHIP: ApiStubs = {
  'GET /internships/15': { data: anInternship() },
  'GET /internships/15/activities': page(),
};

const PLACES: Place[] = [
  {
    screen: 'users.edit',
    Page: UserEditPage,
    path: '/users/5/edit',
    record: { 'GET /users/5': { data: aStudentUser() } },
    history: '/history/users/5',
  },
  {
    screen: 'companies.edit',
    Page: CompanyEditPage,
    path: '/companies/7/edit',
    record: { 'GET /companies/7': { data: aCompany() }, 'GET /places': page() },
    history: '/history/companies/7',
  },
  {
    screen: 'courses.edit',
    Page: CourseEditPage,
    path: '/courses/AJK%2F1/edit',
    record: { 'GET /courses/:code': { data: aCourse() } },
    history: '/history/courses/AJK%2F1',
  },
  {
    screen: 'places.edit',
    Page: PlaceEditPage,
    path: '/places/5/edit',
    record: { 'GET /places/5': { data: aPlace() }, 'GET /companies': page() },
    history: '/history/places/5',
  },
  {
    screen: 'holidays.edit',
    Page: HolidayEditPage,
    path: '/holidays/7/edit',
    record: { 'GET /holidays/7': { data: aHoliday() } },
    history: '/history/holidays/7',
  },
  {
    screen: 'internship-periods.edit',
    Page: InternshipPeriodEditPage,
    path: '/internship-periods/4/edit',
    record: { 'GET /internship-periods/4': { data: aPeriod() } },
    history: '/history/internship_periods/4',
  },
  {
    screen: 'internships.show',
    Page: InternshipDetailPage,
    path: '/internships/15',
    record: INTERNSHIP,
    history: '/history/internships/15',
  },
  {
    screen: 'internships.activities.show',
    Page: ActivityDetailPage,
    path: '/internships/15/activities/120',
    record: { ...INTERNSHIP, 'GET /activities/120': { data: anActivityDetail() } },
    history: '/history/activities/120',
    button: 'Riwayat perubahan',
  },
  {
    screen: 'placement-requests.show',
    Page: PlacementRequestPage,
    path: '/placement-requests/12',
    record: { 'GET /placement-requests/12': { data: aPlacementRequest() } },
    history: '/history/placement_requests/12',
  },
  {
    screen: 'letters.show',
    Page: LetterPage,
    path: '/letters/17',
    record: { 'GET /letters/17': { data: aLetter() } },
    history: '/history/letters/17',
  },
  {
    screen: 'certificates.show',
    Page: CertificatePage,
    path: '/certificates/5',
    record: { 'GET /certificates/5': { data: aCertificate() } },
    history: '/history/certificates/5',
  },
  {
    screen: 'assessment-forms.edit',
    Page: AssessmentFormEditPage,
    path: '/assessment-forms/3/edit',
    record: {
      'GET /assessment-forms/3': { data: anAssessmentForm() },
      'GET /courses': page(),
    },
    history: '/history/assessment_forms/3',
  },
  {
    screen: 'internships.grades.edit',
    Page: GradeEditPage,
    path: '/internships/15/grades/31/edit',
    record: { ...INTERNSHIP, 'GET /grades/31': { data: aGrade() } },
    history: '/history/grades/31',
  },
];

test.each(few(PLACES, 1))('$screen has the history of its record', async (place) => {
  const { Page, path, record, history, button = 'Riwayat' } = place;
  const { person, calls } = renderApp(<Page />, {
    user: 'super_admin',
    path,
    route: screens[place.screen].path,
    api: { ...record, 'GET /history/:resource/:id': page(anAuditEntry()) },
  });
  await person.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText('Rani Permata')).toBeVisible();
  expect(calls.map(({ path: called }) => called)).toContain(history);
});
