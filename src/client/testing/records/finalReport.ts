import type { FinalReport, FinalReportRow } from '@/client/api/api';

/** A report before its first version. */
export const aFinalReportRow = (changes: Partial<FinalReportRow> = {}): FinalReportRow => ({
  internship_id: 15,
  student_name: 'Budi Santoso',
  nim: '2403310001',
  company_name: 'PT Nusantara Jaringan',
  lecturer_name: 'Ratna Dewi',
  internship_period_id: 2,
  closed_by: null,
  state: 'missing',
  title: null,
  versions: 0,
  sent_at: null,
  decided_at: null,
  decided_by_name: null,
  ...changes,
});

export const aFinalReport = (changes: Partial<FinalReport> = {}): FinalReport => ({
  ...aFinalReportRow(),
  files: [],
  can_send: false,
  can_decide: false,
  can_reopen: false,
  ...changes,
});

/** A report whose only version waits. */
export const aSentReport = (changes: Partial<FinalReport> = {}): FinalReport =>
  aFinalReport({
    state: 'sent',
    title: 'Pemantauan Jaringan',
    versions: 1,
    version: 1,
    sent_at: '2026-06-12T02:00:00.000Z',
    files: [
      {
        number: 1,
        name: 'laporan.pdf',
        bytes: 1_843_200,
        sent_at: '2026-06-12T02:00:00.000Z',
        comment: null,
        commented_at: null,
        commented_by_name: null,
      },
    ],
    ...changes,
  });
