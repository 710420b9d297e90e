import { randomUUID } from 'node:crypto';
import { callsOf } from '@/server/testing/aDesk';
import type { TestApp } from '@/server/testing/buildTestApp';
import { multipart } from '@/server/testing/multipart';
import type {
  DayHistory,
  HistoryPress,
  HistoryRequest,
} from '@/shared/attendance/testing/dayHistory';
import { dateAt, shownAt } from '@/shared/attendance/testing/wallClock';
import type { DayScene } from './dayScene';

interface Step {
  at: number;
  run: () => Promise<void>;
}

const MINUTE_MS = 60_000;
/** Takes the earliest step out of the list; of several the first one. */
function takeFirst(steps: Step[]): Step | undefined {
  const first = Math.min(...steps.map(({ at }) => at));
  const [step] = steps.splice(
    steps.findIndex(({ at }) => at === first),
    1,
  );
  return step;
}

const isDone = (answer: { statusCode: number }) => answer.statusCode < 300;

/**
 * Lives a day through the API, in the order of time, and calls `look` at each instant of `nows` with the history as far
 * as the server accepted it.
 */
export async function playDay(
  app: TestApp,
  scene: DayScene,
  history: DayHistory,
  look: (ledger: DayHistory, now: number) => Promise<void>,
) {
  const ledger: DayHistory = {
    ...history,
    holidayDeclaredAt: null,
    changes: [],
    activities: history.activities.map((activity) => ({ ...activity, presses: [] })),
    requests: [],
  };
  const steps: Step[] = [
    { at: history.places.movedAt, run: () => scene.movePlaces(history.places.after) },
    ...history.nows.map((now) => ({ at: now, run: () => look(ledger, now) })),
    ...history.activities.flatMap(({ id, presses }) => presses.map((press) => pressed(id, press))),
    ...history.requests.flatMap(asked),
    ...history.changes.map(({ at, placement }) => ({
      at,
      run: async () => {
        const changed = await scene.changePlacement(placement);
        ledger.placement = changed.placement;
        ledger.activities = ledger.activities.filter(({ id }) => changed.isLeft(id));
      },
    })),
  ];
  const declaredAt = history.holidayDeclaredAt;
  if (declaredAt !== null) {
    steps.push({
      at: declaredAt,
      run: async () => {
        await scene.declareHoliday(history.date);
        if (scene.isDayOff) ledger.holidayDeclaredAt = declaredAt;
      },
    });
  }

  for (let step = takeFirst(steps); step; step = takeFirst(steps)) {
    app.setTime(new Date(step.at).toISOString());
    await step.run();
  }

  function pressed(activity: number, press: HistoryPress): Step {
    return {
      at: press.at,
      run: async () => {
        const { position } = press;
        if (!position) return;
        const known = ledger.activities.find(({ id }) => id === activity);
        const student = await callsOf(app, scene.student);
        const url = `/activities/${scene.idOf(activity)}`;
        const answer = await student.patch(`${url}/presence-student`, {
          latitude: position.latitude,
          longitude: position.longitude,
          accuracy: position.accuracy ?? null,
          kind: press.kind,
          device_event_id: randomUUID(),
        });
        if (!isDone(answer) || !known) return;
        // A press of a kind that is there already is answered with the first one and stores nothing.
        const { attendance_events } = (await student.get(url)).json().data;
        const events: { id: number; received_at: string }[] = attendance_events;
        const event = events.find(({ received_at }) => Date.parse(received_at) === press.at);
        if (!event) return;
        const kept = { ...press, voidedAt: null as number | null };
        known.presses.push(kept);
        const { voidedAt } = press;
        if (voidedAt === null || voidedAt < press.at) return;
        steps.push({
          at: voidedAt,
          run: async () => {
            const mentor = await callsOf(app, scene.mentor);
            const answer = await mentor.post(`${url}/presses/${event.id}/void`, {
              reason: 'Salah orang.',
            });
            if (isDone(answer)) kept.voidedAt = voidedAt;
          },
        });
      },
    };
  }

  /** Asked a minute before the decision, and undone when the history withdraws it. */
  function asked(request: HistoryRequest): Step[] {
    const { kind, claim, approvedAt, withdrawnAt } = request;
    let id = 0;
    const at = claim.at - (((claim.at % MINUTE_MS) + MINUTE_MS) % MINUTE_MS);
    const kept: HistoryRequest = { ...request, claim: { ...claim, at }, withdrawnAt: null };
    const ask = async () => {
      const zone = ledger.activities.find((one) => one.id === claim.activityId)?.zone;
      const clock = shownAt(at, zone ?? history.zone);
      // The form takes a clock, which is that of the day itself.
      if (kind === 'correction' && dateAt(at, zone ?? history.zone) !== history.date) return;
      const form = await multipart({
        internship_id: String(scene.internshipId),
        kind,
        reason: 'Terlampir.',
        ...(kind === 'correction'
          ? {
              activity_id: String(scene.idOf(claim.activityId) ?? 0),
              press: claim.press,
              claimed_time: clock.slice(11),
            }
          : { start_date: history.date, end_date: history.date }),
      });
      const { headers } = await callsOf(app, scene.student);
      const answer = await app.inject({
        method: 'POST',
        url: '/api/attendance-requests',
        payload: form.payload,
        headers: { ...headers, ...form.headers },
      });
      if (isDone(answer)) id = answer.json().data.id;
    };
    const decide = async (decision: string) => {
      if (id === 0) return false;
      const mentor = await callsOf(app, scene.mentor);
      // Approved over whatever stands against it: the verdict has to cope.
      const { clash_key } = (await mentor.get(`/attendance-requests/${id}`)).json().data;
      const answer = await mentor.post('/attendance-requests/decisions', {
        decision,
        request_ids: [id],
        confirmed_clashes: clash_key === null ? [] : [clash_key],
      });
      return answer.json().data.results[0].outcome === 'done';
    };
    return [
      { at: approvedAt - MINUTE_MS, run: ask },
      {
        at: approvedAt,
        run: async () => {
          if (await decide('approve')) ledger.requests.push(kept);
        },
      },
      ...(withdrawnAt !== null && withdrawnAt > approvedAt
        ? [
            {
              at: withdrawnAt,
              run: async () => {
                if (await decide('undo')) kept.withdrawnAt = withdrawnAt;
              },
            },
          ]
        : []),
    ];
  }
}
