import { accounts, type Caller, type Person, today } from './fixtures';

type List<Row> = { data: Row[] };
type Named = { id: number; nim?: string; nik?: string };

const first = <Row>({ data: [row] }: List<Row>): Row => {
  if (!row) throw new Error('The demo data lacks a record that a test needs.');
  return row;
};

const PERIOD = { start_date: '2019-02-01', end_date: '2019-07-31', year: '2019', semester: 1 };

/**
 * A period that takes placements until it is closed, so that no test uses up the quota of another.
 * It is the oldest one, and no screen opens with it.
 */
export const anOpenPeriod = async (admin: Caller) => {
  const { data } = await admin.post<{ data: Named }>('/internship-periods', {
    ...PERIOD,
    is_active: true,
  });
  return {
    id: data.id,
    close: () => admin.put(`/internship-periods/${data.id}`, { ...PERIOD, is_active: false }),
  };
};

/** Places a student of the test with the demo mentor and the demo lecturer. */
export const aPlacedStudent = async (admin: Caller, person: Person) => {
  const find = async <Row>(resource: string, search: string) =>
    first(
      await admin.get<List<Row>>(
        `/${resource}?page=1&per_page=1&search=${encodeURIComponent(search)}`,
      ),
    );
  const student = await find<Named>('students', person.identifier);
  const mentor = await find<Named & { company_id: number }>('mentors', accounts.mentor);
  const lecturer = await find<Named>('lecturers', accounts.lecturer);
  const period = await anOpenPeriod(admin);
  const { data: internship } = await admin.post<{ data: Named }>('/internships', {
    student_id: student.id,
    company_id: mentor.company_id,
    mentor_id: mentor.id,
    lecturer_id: lecturer.id,
    internship_period_id: period.id,
  });
  await period.close();

  /** One more activity of the student, today unless it says otherwise. */
  const activity = async (name: string, date = today()) => {
    const { data } = await admin.post<List<Named & { name: string }>>(
      `/internships/${internship.id}/activities/bulk`,
      {
        activities: [
          {
            name,
            description: 'Sesuai petunjuk mentor.',
            date,
            start_time: '08:00',
            end_time: '16:00',
            address: 'Jl. Soekarno Hatta No. 412, Batununggal, Kota Bandung 40266',
          },
        ],
      },
    );
    return first({ data });
  };

  return { person, internshipId: internship.id, activity };
};
