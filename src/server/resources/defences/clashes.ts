import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';

export interface Slot {
  starts_at: Date;
  minutes: number;
  room: string;
  examiner_ids: readonly number[];
}

interface Clash {
  student_name: string;
  from_time: string;
  until_time: string;
  room: string;
  is_room: boolean;
  /** of the slot, who examine the other defence */
  examiners: string[];
}

/** Makes all that plan defences follow each other, so that none overlooks the plan of another one. */
export async function lockPlans(trx: Database): Promise<void> {
  await sql`lock table defences in share row exclusive mode`.execute(trx);
}

/** Throws 422 if the room or an examiner is taken by another defence. Call it after `lockPlans`. */
export async function refuseClash(
  trx: Database,
  { starts_at, minutes, room, examiner_ids }: Slot,
  { exceptId = 0, timeZone }: { exceptId?: number; timeZone: string },
): Promise<void> {
  const lasting = sql`defences.starts_at + defences.minutes * interval '1 minute'`;
  const clock = (at: typeof lasting) => sql`to_char(timezone(${timeZone}, ${at}), 'HH24:MI')`;
  const { rows } = await sql<Clash>`
    select student_name, ${clock(sql`starts_at`)} as from_time, ${clock(lasting)} as until_time, room,
      lower(room) = lower(${room}) as is_room, examiners
    from defences
    join internships on internships.id = internship_id
    cross join lateral (
      select array(
        select users.name from defence_examiners
        join lecturers on lecturers.id = lecturer_id join users on users.id = lecturers.user_id
        where defence_id = defences.id and lecturer_id = any(${examiner_ids}::integer[])
        order by position
      ) as examiners
    ) as shared
    where defences.id <> ${exceptId} and state <> 'cancelled'
      and starts_at < ${starts_at}::timestamptz + ${minutes}::integer * interval '1 minute'
      -- No defence takes longer, and the index finds them.
      and starts_at > ${starts_at}::timestamptz - interval '4 hours'
      and ${lasting} > ${starts_at}::timestamptz
      and (lower(room) = lower(${room}) or cardinality(examiners) > 0)
    order by starts_at, defences.id`.execute(trx);
  const inRoom = rows.find(({ is_room }) => is_room);
  const busy = rows.find(({ examiners }) => examiners.length > 0);
  const errors = {
    ...(inRoom && { room: [`Ruang ini dipakai ujian ${whenOf(inRoom)}`] }),
    ...(busy && {
      examiner_ids: [`${busy.examiners.join(', ')} menguji ${whenOf(busy)} di ${busy.room}`],
    }),
  };
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
}

const whenOf = ({ student_name, from_time, until_time }: Clash) =>
  `${student_name} pukul ${from_time}–${until_time}`;
