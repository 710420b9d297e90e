import type { Database } from '@/server/db/database';
import {
  aCertificate,
  aCompany,
  aCourse,
  aDefence,
  aFinalReport,
  aGrade,
  aGuidanceSession,
  aHoliday,
  aLecturer,
  aLetter,
  aMentor,
  aNotification,
  anActivity,
  anActivityLog,
  anActivityPhoto,
  anAssessmentForm,
  anAssessmentSheet,
  anAttendanceEvent,
  anAttendanceRequest,
  anInternship,
  anInternshipPeriod,
  anInterruption,
  anInvitation,
  aPlace,
  aPlacementRequest,
  aPlacementWindow,
  aSavedView,
  aStudent,
} from '@/server/testing/builders';
import { addDays } from '@/shared/calendarDays';
import type { Role } from '@/shared/permissions';

export interface Person {
  id: number;
  role: Role;
}

/** The people of the two internships. */
export type PersonName = `${'own' | 'other'}${'Lecturer' | 'Mentor' | 'Student'}`;

/** Words and numbers that only the records of one internship contain. */
export const SECRETS = {
  own: ['rahasia-satu', '61.37'],
  other: ['rahasia-dua', '62.48'],
} as const;

/** The day of the activities. */
export const TODAY = '2026-03-02';

/**
 * Two internships in one period, each with a student, a mentor and a lecturer of its own, activities
 * and a grade; and one record of each kind that nothing refers to, which can be deleted.
 */
export async function twoPlacements(db: Database) {
  // A period with a name of its own.
  const period = await anInternshipPeriod(db, { semester: 4 });
  const company = await aCompany(db);
  const course = await aCourse(db);
  const own = await aPlacement(db, 'own', period.id, company.id, course.code);
  const other = await aPlacement(db, 'other', period.id, company.id, course.code);
  const spare = {
    student: await aStudent(db),
    lecturer: await aLecturer(db),
    mentor: await aMentor(db, { company_id: company.id }),
    company: await aCompany(db),
    course: await aCourse(db),
    period: await anInternshipPeriod(db),
    holiday: await aHoliday(db),
  };
  const emptyInternship = await anInternship(db, {
    student_id: own.student.id,
    mentor_id: own.mentor.id,
    lecturer_id: own.lecturer.id,
    internship_period_id: (await anInternshipPeriod(db)).id,
  });
  const ungraded = await anInternship(db, {
    student_id: own.student.id,
    mentor_id: own.mentor.id,
    lecturer_id: own.lecturer.id,
    internship_period_id: (await anInternshipPeriod(db)).id,
  });
  const silent = await anInternship(db, {
    student_id: own.student.id,
    mentor_id: own.mentor.id,
    lecturer_id: own.lecturer.id,
    internship_period_id: (await anInternshipPeriod(db)).id,
  });
  for (const date of [addDays(TODAY, -5), addDays(TODAY, -4)]) {
    await anActivity(db, { internship_id: silent.id, date });
  }
  const spans = await twoSpans(db, own);
  const places = await twoPlacementRequests(db, own.student.id, other.student.id);
  const assessments = await twoAssessments(db, own, other);
  await aFinalReport(db, { internship_id: own.internship.id });
  await aFinalReport(db, { internship_id: other.internship.id });
  await aFinalReport(db, { internship_id: silent.id, state: 'accepted' });
  const news = await aNotification(db, {
    user_id: own.student.user.id,
    kind: 'returned_activities',
    matter_id: own.activity.id,
  });
  const finished = await aFinishedPlacement(db, own);
  const complete = await twoCompletePlacements(db, own);
  const closedPeriod = await anInternshipPeriod(db, { is_active: false, closed_at: new Date() });
  // Past days are not judged by a place that is newer than all placements, so it can be deleted.
  const place = await aPlace(db, { company_id: company.id });
  /** Validated by both reviewers, who may still undo it. */
  const decided = await anActivity(db, {
    internship_id: ungraded.id,
    name: `Aktivitas ketiga ${SECRETS.own[0]}`,
    date: '2026-02-03',
    validated_at_by_mentor: new Date('2026-02-04T02:00:00Z'),
    validated_at_by_lecturer: new Date('2026-02-04T02:00:00Z'),
  });
  const people: Record<PersonName, Person> = {
    ownLecturer: own.lecturer.user,
    otherLecturer: other.lecturer.user,
    ownMentor: own.mentor.user,
    otherMentor: other.mentor.user,
    ownStudent: own.student.user,
    otherStudent: other.student.user,
  };
  return {
    period,
    closedPeriod,
    company,
    course,
    own,
    other,
    places,
    spans,
    assessments,
    letter: await aLetter(db, {
      student_id: own.student.id,
      scan: { name: 'surat.jpg', kind: 'jpeg', content: Buffer.from('ffd8ff', 'hex') },
    }),
    finished,
    complete,
    /** Planned and under way, each with its own lecturer. */
    defence: await aDefence(db, { internship_id: own.internship.id }),
    otherDefence: await aDefence(db, { internship_id: other.internship.id }),
    certificate: await aCertificate(db, { internship_id: own.internship.id }),
    spare: { ...spare, place },
    invited: await anInvitation(db),
    emptyInternship,
    silent,
    news,
    decided,
    people,
  };
}

export type TwoPlacements = Awaited<ReturnType<typeof twoPlacements>>;

/** A placement that has ended, an interrupted one, and a mentor of another company. */
async function twoSpans(db: Database, { student, mentor, lecturer }: Placement) {
  const people = { student_id: student.id, mentor_id: mentor.id, lecturer_id: lecturer.id };
  const spanOf = async (dates: Parameters<typeof anInternship>[1]) =>
    anInternship(db, {
      ...people,
      internship_period_id: (await anInternshipPeriod(db)).id,
      ...dates,
    });
  const interrupted = await spanOf({});
  return {
    ended: await spanOf({ end_date: '2026-02-27', end_reason: 'resigned' }),
    interruption: await anInterruption(db, { internship_id: interrupted.id }),
    otherMentor: await aMentor(db),
  };
}

/** A draft and a sent sheet of each mentor, a sent one of each lecturer, and a form without sheets. */
async function twoAssessments(db: Database, own: Placement, other: Placement) {
  const mentors = await anAssessmentForm(db);
  const { course_code } = mentors;
  const lecturers = await anAssessmentForm(db, {
    course_code,
    assessor: 'lecturer',
    score_part: 'other',
  });
  const sent = await anAssessmentForm(db);
  for (const [{ internship, lecturer, mentor }, [word]] of [
    [own, SECRETS.own],
    [other, SECRETS.other],
  ] as const) {
    const internship_id = internship.id;
    await anAssessmentSheet(db, {
      internship_id,
      form_id: mentors.id,
      remarks: `Catatan mentor ${word}`,
    });
    await anAssessmentSheet(db, {
      internship_id,
      form_id: lecturers.id,
      state: 'sent',
      remarks: `Catatan dosen ${word}`,
      sent_by_user_id: lecturer.user.id,
      sent_by_name: lecturer.user.name,
    });
    await anAssessmentSheet(db, {
      internship_id,
      form_id: sent.id,
      state: 'sent',
      sent_by_user_id: mentor.user.id,
      sent_by_name: mentor.user.name,
    });
  }
  const unused = await anAssessmentForm(db, { is_active: false });
  return { mentors, lecturers, sent, unused, course: await aCourse(db, { semester: 3 }) };
}

/** A placement in a period that is over, with all that a certificate needs but the end. */
async function aCompletePlacement(
  db: Database,
  { student, mentor, lecturer }: Awaited<ReturnType<typeof aPlacement>>,
) {
  const period = await anInternshipPeriod(db, { start_date: '2025-01-01', end_date: '2025-06-30' });
  const internship = await anInternship(db, {
    student_id: student.id,
    mentor_id: mentor.id,
    lecturer_id: lecturer.id,
    internship_period_id: period.id,
  });
  await anActivity(db, {
    internship_id: internship.id,
    date: '2025-02-03',
    attendance_time: new Date('2025-02-03T01:00:00Z'),
  });
  await aGrade(db, { internship_id: internship.id });
  return internship;
}

/** Such a placement whose period is closed. */
async function aFinishedPlacement(db: Database, own: Awaited<ReturnType<typeof aPlacement>>) {
  const internship = await aCompletePlacement(db, own);
  await db
    .updateTable('internship_periods')
    .set({ is_active: false, closed_at: new Date() })
    .where('id', '=', internship.internship_period_id)
    .execute();
  return internship;
}

/** Such placements in open periods, one of which is finished. */
async function twoCompletePlacements(db: Database, own: Awaited<ReturnType<typeof aPlacement>>) {
  const open = await aCompletePlacement(db, own);
  const finished = await aCompletePlacement(db, own);
  await db
    .updateTable('internships')
    .set({ finished_at: new Date() })
    .where('id', '=', finished.id)
    .execute();
  return { open, finished };
}

/** Requests for places in a period without placements, for every step. */
async function twoPlacementRequests(db: Database, studentId: number, otherId: number) {
  const ofPeriod = async () => {
    const { id } = await anInternshipPeriod(db, { semester: 1 });
    await aPlacementWindow(db, {
      internship_period_id: id,
      open_from: '2000-01-01',
      open_until: '2190-12-31',
    });
    return id;
  };
  const company = await aCompany(db, { internship_quota: 3 });
  const mentor = await aMentor(db, { company_id: company.id });
  const content = { student_id: studentId, company_ids: [company.id] };
  const period = await ofPeriod();
  const [free, asked, sent, linked] = [
    await ofPeriod(),
    await ofPeriod(),
    await ofPeriod(),
    await ofPeriod(),
  ];
  const draft = await aPlacementRequest(db, {
    ...content,
    internship_period_id: period,
    state: 'draft',
    note: `Catatan tempat ${SECRETS.own[0]}`,
    file: { name: 'surat.jpg', kind: 'jpeg', content: Buffer.from('ffd8ff', 'hex') },
  });
  const group = await aPlacementRequest(db, {
    company_ids: [company.id],
    internship_period_id: asked,
    state: 'draft',
  });
  await db
    .insertInto('placement_request_members')
    .values({ request_id: group.id, student_id: studentId })
    .execute();
  const waiting = await aPlacementRequest(db, {
    ...content,
    internship_period_id: sent,
    note: `Catatan dikirim ${SECRETS.own[0]}`,
    file: { name: 'bukti.jpg', kind: 'jpeg', content: Buffer.from('ffd8ff', 'hex') },
  });
  const own = await aPlacementRequest(db, {
    student_id: studentId,
    internship_period_id: linked,
    own_company: JSON.stringify({
      name: company.name,
      address: 'Jl. Braga No. 12, Bandung',
      business_field: 'Perangkat lunak',
      contact_name: 'Rina Marlina',
      phone_number: '0224235678',
      email: null,
    }),
  });
  await db
    .insertInto('placement_window_exceptions')
    .values({
      internship_period_id: period,
      student_id: otherId,
      until: '2026-12-22',
      reason: `Sakit ${SECRETS.other[0]}`,
    })
    .execute();
  return { company, mentor, period, free, draft, group, waiting, own, otherId };
}

type Placement = Awaited<ReturnType<typeof aPlacement>>;

async function aPlacement(
  db: Database,
  whose: keyof typeof SECRETS,
  periodId: number,
  companyId: number,
  courseCode: string,
) {
  const [word, score] = SECRETS[whose];
  const student = await aStudent(db, { user: { name: `Mahasiswa ${word}` } });
  const lecturer = await aLecturer(db, { user: { name: `Dosen ${word}` } });
  const mentor = await aMentor(db, { company_id: companyId, user: { name: `Mentor ${word}` } });
  const view = await aSavedView(db, { user_id: lecturer.user.id, name: `Tampilan ${word}` });
  const internship = await anInternship(db, {
    student_id: student.id,
    mentor_id: mentor.id,
    lecturer_id: lecturer.id,
    internship_period_id: periodId,
  });
  const activity = await anActivity(db, {
    internship_id: internship.id,
    name: `Aktivitas ${word}`,
    date: TODAY,
  });
  await anActivityLog(db, {
    activity_id: activity.id,
    text: `Konsep ${word}`,
    handed_in_at: null,
  });
  const photo = await anActivityPhoto(db, { activity_id: activity.id });
  const earlier = await anActivity(db, {
    internship_id: internship.id,
    name: `Aktivitas lain ${word}`,
    date: '2026-02-02',
    attendance_time: new Date('2026-02-02T02:00:00Z'),
  });
  const pressed = { activity_id: earlier.id, received_at: new Date('2026-02-02T02:00:00Z') };
  const press = await anAttendanceEvent(db, pressed);
  // The day keeps its verdict when one of them becomes void.
  await anAttendanceEvent(db, pressed);
  await anActivityLog(db, { activity_id: earlier.id, text: `Catatan ${word}` });
  // An activity without attendance and log.
  await anActivity(db, {
    internship_id: internship.id,
    name: `Aktivitas terlewat ${word}`,
    date: '2026-02-04',
  });
  const grade = await aGrade(db, {
    internship_id: internship.id,
    course_code: courseCode,
    midterm: Number(score),
  });
  const request = await anAttendanceRequest(db, {
    internship_id: internship.id,
    reason: `Alasan ${word}`,
    file: { name: `surat-${word}.jpg`, kind: 'jpeg', content: Buffer.from('ffd8ff', 'hex') },
  });
  const session = await aGuidanceSession(db, {
    internship_id: internship.id,
    topic: `Topik ${word}`,
    result: `Hasil ${word}`,
  });
  return {
    view,
    session,
    student,
    lecturer,
    mentor,
    internship,
    activity,
    photo,
    press,
    grade,
    request,
  };
}
