import type { RequestKind } from '@/shared/resources/attendance-requests/constants';
import type { DemoActivity } from './activities';
import { campusInstant } from './dates';
import type { DemoInternship } from './internships';
import type { DemoPeople } from './people';
import { itemAt } from './random';
import { type DemoRequest, decidedBy, UNDECIDED } from './requests';
import type { Scene, Scenes } from './scenes';

const ASKED: Partial<Record<Scene, { kind: RequestKind; reason: string }>> = {
  sick: { kind: 'sick', reason: 'Demam tinggi, surat dokter terlampir.' },
  leave: { kind: 'leave', reason: 'Menghadiri wisuda kakak di luar kota.' },
  unsettled: { kind: 'leave', reason: 'Mengurus berkas beasiswa di kampus.' },
  elsewhere: { kind: 'elsewhere', reason: 'Pemasangan jaringan di kantor cabang klien.' },
  corrected: { kind: 'correction', reason: 'Ponsel kehabisan baterai saat tiba.' },
  forgotten: {
    kind: 'correction',
    reason: 'Lupa absen karena langsung diminta membantu di ruang server.',
  },
};

interface DemoRecords {
  readonly activities: readonly DemoActivity[];
  readonly internships: readonly DemoInternship[];
  readonly people: DemoPeople;
  readonly scenes: Scenes;
}

/** The requests that explain the scenes: approved ones, and one that waits for the mentor for days. */
export function sceneRequests(records: DemoRecords, firstId: number): DemoRequest[] {
  const { activities, internships, people, scenes } = records;
  const requests: DemoRequest[] = [];
  for (const [activityId, scene] of scenes) {
    const asked = ASKED[scene];
    if (!asked) continue;
    const { date, internship_id, start_time } = itemAt(activities, activityId - 1);
    const { mentor_id } = itemAt(internships, internship_id - 1);
    const mentor = itemAt(people.users, itemAt(people.mentors, mentor_id - 1).user_id - 1);
    const isCorrection = asked.kind === 'correction';
    const isWaiting = scene === 'forgotten';
    const created_at = campusInstant(date, isCorrection ? '16:40' : '06:20');
    requests.push({
      id: firstId + requests.length,
      internship_id,
      ...asked,
      ...{ start_date: date, end_date: date, created_at },
      state: isWaiting ? 'waiting' : 'approved',
      ...(isCorrection && {
        activity_id: activityId,
        press: 'in',
        claimed_at: campusInstant(date, start_time, 3),
      }),
      ...(isWaiting ? UNDECIDED : decidedBy(mentor, created_at)),
    });
  }
  return requests;
}
