import { randomUUID } from 'node:crypto';

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
