import { addDays } from '@/shared/calendarDays';
import { type Edits, WHY, type World } from './world';

const REASONS = ['finished', 'resigned', 'dismissed'] as const;
/** Moved ones included. */
const PLACEMENTS = 9;

/** Edits of a placement: its people and period, its first and last day, a move to another company and interruptions. */
export function placementEdits({ app, random, today, admin, ...world }: World): Edits {
  const { between, chance, pick } = random;
  const somePlacement = async () => {
    const id = pick([...world.students.keys()]);
    return (await admin().get(`/internships/${id}`)).json().data;
  };
  const someDay = (most = 5) => addDays(today(), between(-30, most));
  const deletedIn = async (id: number, from: string, to: string | null = null) => {
    const range = `date_from=${from}${to === null ? '' : `&date_to=${to}`}`;
    const check = await admin().get(`/internships/${id}/dropped-activities?${range}`);
    return check.statusCode === 200 ? check.json().data.deleted : 0;
  };
  const kept = (data: Record<string, unknown>) => ({
    student_id: data.student_id,
    mentor_id: data.mentor_id,
    lecturer_id: data.lecturer_id,
    company_id: data.company_id,
    internship_period_id: data.internship_period_id,
  });
  const ofInterruptions = async (id: number) =>
    (await admin().get(`/internships/${id}/interruptions`)).json().data;

  return {
    async changePeople() {
      const data = await somePlacement();
      const { id: mentor_id, company_id } = pick(world.mentors);
      const input = { ...kept(data), mentor_id, company_id };
      return {
        send: (seen) => admin().put(`/internships/${data.id}`, { ...input, ...seen }),
      };
    },
    async changePlacementPeriod() {
      const data = await somePlacement();
      const input = { ...kept(data), internship_period_id: pick(world.periodIds) };
      return {
        send: (seen) => admin().put(`/internships/${data.id}`, { ...input, ...seen }),
      };
    },
    async begin() {
      const data = await somePlacement();
      const start_date = chance(0.3) ? null : someDay(0);
      return {
        send: (seen) =>
          admin().put(`/internships/${data.id}`, { ...kept(data), start_date, ...seen }),
      };
    },
    async end() {
      const { id } = await somePlacement();
      const end_date = someDay();
      const expected = await deletedIn(id, addDays(end_date, 1));
      const input = { end_date, end_reason: pick(REASONS), expected };
      return { send: (seen) => admin().post(`/internships/${id}/end`, { ...input, ...seen }) };
    },
    async undoEnd() {
      const ended = await app.db
        .selectFrom('internships')
        .select('id')
        .where('end_date', 'is not', null)
        .orderBy('id')
        .execute();
      if (ended.length === 0) return null;
      const { id } = pick(ended);
      return { send: (seen) => admin().post(`/internships/${id}/end/undo`, { ...WHY, ...seen }) };
    },
    async move() {
      if (world.students.size >= PLACEMENTS) return null;
      const { id } = await somePlacement();
      const { id: mentor_id, company_id } = pick(world.mentors);
      const end_date = someDay();
      const expected = await deletedIn(id, addDays(end_date, 1));
      const input = { end_date, mentor_id, company_id, expected };
      return {
        send: (seen) => admin().post(`/internships/${id}/move`, { ...input, ...seen }),
        done: (answer) => {
          const student = world.students.get(id);
          if (student) world.students.set(answer.json().data.id, student);
        },
      };
    },
    async interrupt() {
      const { id } = await somePlacement();
      const start_date = someDay();
      const end_date = chance(0.2) ? null : addDays(start_date, between(0, 9));
      const expected = await deletedIn(id, start_date, end_date);
      const input = { start_date, end_date, reason: 'Cuti kuliah', expected };
      return {
        send: (seen) => admin().post(`/internships/${id}/interruptions`, { ...input, ...seen }),
      };
    },
    async changeInterruption() {
      const { id } = await somePlacement();
      const pauses = await ofInterruptions(id);
      if (pauses.length === 0) return null;
      const pause = pick<{ id: number; start_date: string }>(pauses);
      const start_date = addDays(pause.start_date, between(-3, 3));
      const end_date = addDays(start_date, between(0, 9));
      const expected = await deletedIn(id, start_date, end_date);
      const input = { start_date, end_date, reason: 'Sakit lama', expected };
      const url = `/internships/${id}/interruptions/${pause.id}`;
      return { send: (seen) => admin().put(url, { ...input, ...seen }) };
    },
    async cancelInterruption() {
      const { id } = await somePlacement();
      const pauses = await ofInterruptions(id);
      if (pauses.length === 0) return null;
      const url = `/internships/${id}/interruptions/${pick<{ id: number }>(pauses).id}/cancel`;
      return { send: (seen) => admin().post(url, { ...WHY, ...seen }) };
    },
  };
}
