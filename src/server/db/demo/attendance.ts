import { type DemoCalendar, demoActivities } from './activities';
import type { DemoInternship } from './internships';
import type { DemoPeople } from './people';
import type { DemoPeriod } from './periods';
import { demoPresses } from './presses';
import { demoScenes, playScenes } from './scenes';
import { withWorkHours } from './workHours';

interface DemoPlacements {
  readonly internships: readonly DemoInternship[];
  readonly periods: readonly DemoPeriod[];
  readonly people: DemoPeople;
}

/** The activities with their attendance in every state, and its events. */
export function demoAttendance(
  { internships, periods, people }: DemoPlacements,
  calendar: DemoCalendar,
) {
  const { today } = calendar;
  const drawn = demoActivities(internships, periods, calendar);
  const planned = withWorkHours(drawn, internships, today);
  const scenes = demoScenes(planned, internships, today);
  const played = playScenes(planned, scenes);
  return { scenes, ...demoPresses({ activities: played, internships, people, scenes }, today) };
}
