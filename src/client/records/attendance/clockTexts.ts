import { type PlaceClock, pressDateTime } from '@/shared/attendance/placeTime';
import type { ClockDoubt } from '@/shared/constants/attendance';
import { durationText } from '@/shared/durationText';

const MINUTE_MS = 60_000;

interface DeviceTimes {
  /** By the clock of the server. */
  claimed: string | null;
  /** By the clock of the device; null once anonymised. */
  device_time: string | null;
  clock_doubt: ClockDoubt | null;
}

interface ArrivalTimes extends DeviceTimes {
  received_at: string | null;
}

function offsetText({ claimed, device_time }: DeviceTimes, clock: PlaceClock): string {
  if (!claimed || !device_time) return 'Jam ponsel berbeda dari server';
  const minutes = Math.abs(Date.parse(claimed) - Date.parse(device_time)) / MINUTE_MS;
  const seen = pressDateTime(device_time, clock);
  return `Jam ponsel berbeda ${durationText(minutes)} dari server (di ponsel ${seen})`;
}

/** A doubt about the clock of the device, such as 'Jam ponsel berbeda 12 menit dari server'; null without one. */
export function clockDoubtText(times: DeviceTimes, clock: PlaceClock): string | null {
  switch (times.clock_doubt) {
    case 'offset':
      return offsetText(times, clock);
    case 'went_back':
      return 'Jam ponsel mundur sejak terakhir dicocokkan dengan server';
    case 'unknown':
      return 'Jam ponsel belum pernah dicocokkan dengan server';
    default:
      return null;
  }
}

/** 'Terkirim belakangan (6 jam), diterima 21 Nov 2026, 14:05', and what is doubtful about the clock; empty without both times. */
export function arrivalTexts(times: ArrivalTimes, clock: PlaceClock): string[] {
  const { claimed, received_at } = times;
  // An older server leaves the fields out.
  if (!claimed || !received_at) return [];
  const late = durationText((Date.parse(received_at) - Date.parse(claimed)) / MINUTE_MS);
  const arrival = `Terkirim belakangan (${late}), diterima ${pressDateTime(received_at, clock)}`;
  const doubt = clockDoubtText(times, clock);
  return doubt ? [arrival, doubt] : [arrival];
}

/** The same after what was done and when, by the clock of the server; '' for what no device has kept. */
export function keptText(done: string, times: ArrivalTimes, clock: PlaceClock): string {
  const { claimed } = times;
  if (!claimed) return '';
  return [`${done} ${pressDateTime(claimed, clock)}`, ...arrivalTexts(times, clock)].join(' · ');
}
