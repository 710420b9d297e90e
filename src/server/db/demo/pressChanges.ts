import type { Insertable } from 'kysely';
import type { Tables } from '../tables';
import type { DemoActivity } from './activities';
import { changed, type DemoChange } from './changes';
import type { DemoUser } from './people';
import { itemAt } from './random';

interface Presses {
  readonly activities: readonly DemoActivity[];
  readonly events: readonly Insertable<Tables['attendance_events']>[];
  readonly users: readonly DemoUser[];
}

/** The changes by mentors who entered presses or made them void, for the audit trail. */
export function demoPressChanges({ activities, events, users }: Presses): DemoChange[] {
  const userOf = (id: number | null | undefined) => users.find((user) => user.id === id) ?? null;
  return events.flatMap((event): DemoChange[] => {
    const { received_at, claimed_at, reason_note, voided_at, voided_by_user_id, void_reason } =
      event;
    const { id, attendance_time } = itemAt(activities, event.activity_id - 1);
    const attendance = { id, attendance_time };
    if (claimed_at && !event.is_queued) {
      return [
        {
          ...{ at: new Date(received_at), user: userOf(event.actor_user_id) },
          ...{ operation: 'createActivityPress', reason: reason_note ?? '' },
          ...changed('activities', attendance, { attendance_time: null }),
        },
      ];
    }
    if (!voided_at) return [];
    return [
      {
        ...{ at: new Date(voided_at), user: userOf(voided_by_user_id) },
        ...{ operation: 'voidActivityPress', reason: void_reason ?? '' },
        ...changed('activities', attendance, { attendance_time: received_at }),
      },
    ];
  });
}
