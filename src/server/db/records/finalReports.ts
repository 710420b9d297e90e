import type { StoredRecord } from './storedRecord';

export const finalReports = {
  audited: {
    // Labels and entries name no student, so that anonymising has nothing to remove.
    final_reports: {
      label: ['#{id}'],
      subject: ['internships', 'internship_id'],
      actions: [
        { action: 'hand_in', operation: 'createFinalReportVersion' },
        { action: 'return', operation: 'returnFinalReport' },
        { action: 'approve', operation: 'acceptFinalReport' },
        { action: 'reopen', operation: 'reopenFinalReport' },
      ],
      ignored: [
        'title',
        'search_text',
        'sent_at',
        'decided_at',
        'decided_by_user_id',
        'decided_by_name',
        'version',
      ],
    },
  },
  notAudited: {
    final_report_versions: 'are counted by their report, and say themselves who commented on them',
  },
  constraints: {
    stillReferenced: {
      final_reports_internship_id_fkey:
        'Magang tidak dapat dihapus karena masih memiliki laporan akhir.',
    },
  },
} as const satisfies StoredRecord;
