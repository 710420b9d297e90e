import type { AttendanceInput, AttendanceRequestInput } from '@/client/api/api';

interface Payloads {
  press: AttendanceInput;
  request: AttendanceRequestInput;
  /**
   * `version` is that of the stored text on which this one is based, `earlier` has texts of this device that may have been
   * stored since. Entries of older builds have none.
   */
  log: { text: string; version: number; handsIn: boolean; earlier?: string[] };
  photo: { photo: File };
}

export type UnsentKind = keyof Payloads;

interface About {
  /** The `device_event_id`: sent however often, the server stores it once. */
  id: string;
  /** Null for a request about days. */
  activity_id: number | null;
  /** The name of the activity, or the kind of the request. */
  label: string;
  /** The days in words. */
  days: string;
  /** The day of a correction. Entries of older builds have none. */
  date?: string | undefined;
  /** When the person pressed, by the clock of the device. */
  device_time: string;
}

interface Kept {
  user_id: number;
  /** The clock of the device when it was kept (session/serverClock.ts); a later comparison may be that of another setting. */
  clock_offset: number | null;
  clock_went_back: boolean;
  attempts: number;
  /** When it is sent again at the latest, by the clock of the device; for the screen only. */
  next_attempt: string | null;
  /** The status is null without an answer. */
  last_answer: { status: number | null; code: string | null; message: string | null } | null;
  /** A refused one needs the person. */
  state: 'waiting' | 'refused';
}

type Of<Kind extends UnsentKind> = { kind: Kind; payload: Payloads[Kind] };

/** An item as a screen hands it over to the queue. */
export type NewUnsent = { [Kind in UnsentKind]: About & Of<Kind> }[UnsentKind];

/** An item that waits on the device to be sent to the server. */
export type Unsent = NewUnsent & Kept;

export type UnsentOf<Kind extends UnsentKind> = Extract<Unsent, { kind: Kind }>;

/** An item that the server has taken, and its message if it says more than that. */
export interface Sent {
  item: Unsent;
  message: string | null;
}
