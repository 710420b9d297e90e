import { randomUUID } from 'node:crypto';
import type { Desk } from '../aDesk';

/** A Wednesday. */
export const PRESSED_ON = '2030-03-13';
/** 08.05 WIB. */
export const PRESSED = `${PRESSED_ON}T01:05:00.000Z`;
/** The day after it at noon in Jakarta. */
export const ARRIVED = '2030-03-14T05:00:00.000Z';
export const HERE = { latitude: -6.9, longitude: 107.6 };

/** A press that its device kept without a network, with a clock that agrees with that of the server. */
export const aQueuedPress = (values: object = {}) => ({
  ...HERE,
  ...{ queued: true, device_event_id: randomUUID(), device_time: PRESSED, clock_offset: 0 },
  ...values,
});

/** Presses of a desk's student, and what the mentor sees of them. */
export const pressCalls = (desk: () => Desk) => ({
  press: (id: number, values: object, who = desk().as.student) =>
    who.patch(`/activities/${id}/presence-student`, values),
  activityOf: async (id: number) => (await desk().as.mentor.get(`/activities/${id}`)).json().data,
  dayOf: async (date = PRESSED_ON) => {
    const { as, internship } = desk();
    const url = `/internships/${internship.id}/attendance-days`;
    const answer = await as.mentor.get(`${url}?date_from=${date}&date_to=${date}`);
    return answer.json().data.days[0];
  },
});
