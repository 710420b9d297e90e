import type { InternshipPeriod } from '@/client/api/api';

export const aPeriod = (changes: Partial<InternshipPeriod> = {}): InternshipPeriod => ({
  id: 4,
  start_date: '2026-07-01',
  end_date: '2026-12-31',
  year: '2026',
  semester: 3,
  is_active: true,
  requires_check_out: false,
  late_tolerance_minutes: 15,
  requires_final_report: false,
  requires_defence: false,
  min_guidance_sessions: 0,
  closed_at: null,
  ...changes,
});
