import type { Selectable } from 'kysely';
import type { AuditResource } from '@/shared/constants/audit';
import type { Tables } from '../tables';
import type { RecordKind } from './recordKind';

type RecordedTable = Exclude<AuditResource, 'audit_entries'>;
type KindOf<Table extends keyof Tables> = RecordKind<
  Extract<keyof Selectable<Tables[Table]>, string>
>;

const activates = [
  { action: 'activate', changed: 'is_active', now: { is_active: true } },
  { action: 'deactivate', changed: 'is_active', now: { is_active: false } },
] as const;

/** The recorded columns of each table, and the names of its records and their changes. */
export const RECORD_KINDS = {
  users: {
    label: ['{name}'],
    actions: [
      { action: 'reset_password', changed: 'password_hash', now: { has_default_password: true } },
      { action: 'change_password', changed: 'password_hash' },
      { action: 'change_role', changed: 'role' },
      ...activates,
    ],
    // Logins have entries of their own, and a form edits no confirmation of an address.
    ignored: [
      'created_at',
      'updated_at',
      'search_text',
      'has_default_password',
      'default_password_given_at',
      'last_login_at',
      'last_login_device',
      'last_login_address',
      'email_confirmed_at',
      'email_refused_at',
      'email_refusal',
      'anonymised_at',
      'version',
    ],
    secret: { password_hash: 'password' },
  },
  students: {
    label: ['{name}'],
    subject: ['users', 'user_id'],
    ignored: ['name', 'search_text', 'version'],
  },
  lecturers: {
    label: ['{user_name}'],
    namedBy: 'user_id',
    subject: ['users', 'user_id'],
    ignored: ['version'],
  },
  mentors: {
    label: ['{user_name}'],
    namedBy: 'user_id',
    actions: activates,
    subject: ['users', 'user_id'],
    ignored: ['version'],
  },
  signatures: {
    label: ['{user_name}'],
    namedBy: 'user_id',
    subject: ['users', 'user_id'],
    ignored: ['updated_at'],
    secret: { image: 'digital_signature' },
  },
  companies: { label: ['{name}'], actions: activates, ignored: ['version'] },
  places: {
    label: ['{name}', ' – {company_name}'],
    namedBy: 'company_id',
    actions: activates,
    ignored: ['version'],
  },
  courses: { label: ['{code}', ' {name}'], key: 'code', ignored: ['version'] },
  internship_periods: {
    label: ['{start_date}', ' s/d {end_date}', ' - Semester {semester}'],
    actions: [
      { action: 'reopen', changed: 'closed_at', now: { closed_at: null } },
      { action: 'close', changed: 'closed_at' },
      ...activates,
    ],
    ignored: ['version'],
  },
  holidays: { label: ['{name}', ' ({date})'], ignored: ['version'] },
  internships: {
    label: ['{student_name}', ' – {company_name}'],
    ignored: ['student_nim', 'student_name', 'company_name', 'search_text', 'version'],
  },
  activities: {
    label: ['{name}', ' ({date})', ' – {student_name}'],
    namedBy: 'internship_id',
    actions: [
      { action: 'hand_in', operation: 'submitActivityLog' },
      { action: 'void_press', operation: 'voidActivityPress' },
      { action: 'attend', operation: 'createActivityPress' },
      { action: 'attend', changed: 'attendance_time' },
      {
        action: 'undo_validation',
        changed: 'validated_at_by_mentor',
        now: { validated_at_by_mentor: null },
      },
      {
        action: 'undo_validation',
        changed: 'validated_at_by_lecturer',
        now: { validated_at_by_lecturer: null },
      },
      { action: 'validate', changed: 'validated_at_by_mentor' },
      { action: 'validate', changed: 'validated_at_by_lecturer' },
      {
        action: 'undo_return',
        changed: 'returned_at_by_mentor',
        now: { returned_at_by_mentor: null },
      },
      {
        action: 'undo_return',
        changed: 'returned_at_by_lecturer',
        now: { returned_at_by_lecturer: null },
      },
      { action: 'return', changed: 'returned_at_by_mentor' },
      { action: 'return', changed: 'returned_at_by_lecturer' },
    ],
    ignored: [
      'created_at',
      'updated_at',
      'search_text',
      'is_position_rounded',
      'is_generated',
      'version',
    ],
    secret: { latitude: 'position', longitude: 'position' },
  },
  work_patterns: {
    label: ['{student_name}', ' ({valid_from})'],
    namedBy: 'internship_id',
    subject: ['internships', 'internship_id'],
  },
  internship_places: {
    label: ['{student_name}'],
    namedBy: 'internship_id',
    key: 'place_id',
    subject: ['internships', 'internship_id'],
  },
  // The text is personal, and stays with the interruption.
  internship_interruptions: {
    label: ['{student_name}', ' ({start_date})'],
    namedBy: 'internship_id',
    subject: ['internships', 'internship_id'],
    ignored: ['reason', 'version'],
  },
  // Only the student sees a draft.
  activity_logs: {
    label: ['{activity_name}', ' ({activity_date})', ' – {student_name}'],
    namedBy: 'activity_id',
    actions: [
      { action: 'hand_in', changed: 'handed_in_at' },
      { action: 'hand_in', operation: 'submitActivityLog' },
    ],
    key: 'activity_id',
    subject: ['activities', 'activity_id'],
    ignored: ['version', 'saved_at', 'first_handed_in_at', 'handed_in_version'],
    unlessNull: 'handed_in_at',
  },
  activity_photos: {
    label: ['{activity_name}', ' ({activity_date})', ' – {student_name}'],
    namedBy: 'activity_id',
    subject: ['activities', 'activity_id'],
    ignored: ['created_at'],
    secret: { image: 'image', thumbnail: 'thumbnail' },
  },
  attendance_requests: {
    label: ['{student_name}', ' – {start_date}'],
    namedBy: 'internship_id',
    subject: ['internships', 'internship_id'],
    actions: [
      { action: 'undo_decision', changed: 'state', now: { state: 'waiting' } },
      { action: 'approve', changed: 'state', now: { state: 'approved' } },
      { action: 'reject', changed: 'state', now: { state: 'rejected' } },
      { action: 'withdraw', changed: 'state', now: { state: 'withdrawn' } },
    ],
    // The texts are personal, and stay with the request.
    ignored: [
      'reason',
      'comment',
      'created_at',
      'decided_at',
      'decided_by_user_id',
      'decided_by_name',
      'decided_by_role',
    ],
  },
  // Labels and entries name no student, so that anonymising has nothing to remove.
  placement_requests: {
    label: ['#{id}'],
    actions: [
      { action: 'hand_in', operation: 'submitPlacementRequest' },
      { action: 'undo_decision', changed: 'state', now: { state: 'sent' } },
      { action: 'approve', changed: 'state', now: { state: 'accepted' } },
      { action: 'reject', changed: 'state', now: { state: 'refused' } },
      { action: 'withdraw', changed: 'state', now: { state: 'withdrawn' } },
    ],
    ignored: [
      'own_company',
      'note',
      'comment',
      'created_at',
      'changed_at',
      'sent_at',
      'decided_at',
      'decided_by_user_id',
      'decided_by_name',
      'version',
    ],
  },
  // Names are looked up when an entry is read; the numbers that were typed are not in it.
  placement_asks: {
    label: ['#{request_id}'],
    subject: ['placement_requests', 'request_id'],
    ignored: ['nim', 'spokesperson_id', 'asked_on', 'asked_at'],
  },
  placement_windows: {
    label: ['{open_from}', ' s/d {open_until}'],
    key: 'internship_period_id',
    subject: ['internship_periods', 'internship_period_id'],
    ignored: ['version'],
  },
  placement_window_exceptions: {
    label: ['{until}'],
    subject: ['internship_periods', 'internship_period_id'],
    ignored: ['reason'],
  },
  assessment_forms: { label: ['{course_code}'], ignored: ['version'] },
  // Labels and entries name no student, so that anonymising has nothing to remove.
  assessment_sheets: {
    label: ['#{id}'],
    subject: ['internships', 'internship_id'],
    actions: [
      { action: 'hand_in', operation: 'submitAssessment' },
      { action: 'return', operation: 'returnAssessment' },
    ],
    ignored: [
      'remarks',
      'return_reason',
      'changed_at',
      'sent_at',
      'sent_by_user_id',
      'sent_by_name',
      'version',
    ],
  },
  // Labels and entries name no student, so that anonymising has nothing to remove.
  guidance_sessions: {
    label: ['{date}'],
    subject: ['internships', 'internship_id'],
    actions: [
      { action: 'hand_in', changed: 'state', now: { state: 'sent' } },
      { action: 'approve', changed: 'state', now: { state: 'agreed' } },
      { action: 'return', changed: 'state', now: { state: 'returned' } },
    ],
    ignored: [
      'topic',
      'result',
      'reason',
      'sent_at',
      'decided_at',
      'decided_by_user_id',
      'decided_by_name',
      'version',
    ],
  },
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
    ignored: ['title', 'sent_at', 'decided_at', 'decided_by_user_id', 'decided_by_name', 'version'],
  },
  letter_templates: {
    label: ['{name}'],
    actions: activates,
    ignored: ['version'],
  },
  // Letters have entries of their own, with their numbers.
  letter_series: { label: ['{kind}', ' {year}'], ignored: ['last_number', 'version'] },
  // Labels and entries name no student, so that anonymising has nothing to remove.
  letters: {
    label: ['{number}'],
    ignored: [
      'series_id',
      'sequence',
      'template_id',
      'template_number',
      'signatory_name',
      'signatory_position',
      'signatory_nip',
      'signature_sha256',
      'data',
      'code',
      'created_at',
      'created_by_user_id',
      'created_by_name',
      'cancelled_reason',
      'cancelled_by_user_id',
      'cancelled_by_name',
    ],
  },
  // Labels and entries name no person, like those of letters.
  certificates: {
    label: ['{kind}', ' #{id}'],
    ignored: [
      'data',
      'signature_sha256',
      'code',
      'search_text',
      'issued_at',
      'issued_by_user_id',
      'issued_by_name',
      'revoked_reason',
      'revoked_by_user_id',
      'revoked_by_name',
    ],
  },
  // Labels and entries name no student, like those of sheets.
  defences: {
    label: ['#{id}'],
    subject: ['internships', 'internship_id'],
    ignored: ['cancel_reason', 'version'],
  },
  defence_examiners: {
    label: ['#{defence_id}', ' ({position})'],
    key: 'lecturer_id',
    subject: ['defences', 'defence_id'],
    ignored: ['remark', 'sent_at'],
  },
  grades: {
    label: ['{course_code}', ' – {student_name}'],
    namedBy: 'internship_id',
    ignored: ['version'],
  },
  public_address: { label: [], ignored: ['confirmed_at'] },
} as const satisfies { [Table in RecordedTable]: KindOf<Table> };

/** The tables that the trail does not record, with the reason. */
export const NOT_RECORDED = {
  audit_entries: 'is the audit trail',
  activity_steps: 'is only inserted into, and says itself who did what',
  attendance_events: 'says itself who did what; changes of the log have entries of their activity',
  attendance_request_files: 'are stored with their request, and never change',
  placement_request_members: 'are stored with their request',
  placement_request_choices: 'are stored with their request',
  placement_request_files: 'are stored with their request',
  placement_unknown_members: 'are stored with their request',
  assessment_criteria: 'are stored with a revision of their form, and never change',
  final_report_versions: 'are counted by their report, and say themselves who commented on them',
  letter_template_versions: 'say themselves who uploaded them, and never change',
  letter_signatures: 'are stored with their letters, and never change',
  letter_recipients: 'are stored with their letter, and never change',
  letter_scans: 'are stored with their letter',
  activity_tallies: 'follows from activities',
  period_tallies: 'follows from activities',
  list_counts: 'follows from users and students',
  placement_counts: 'follows from internships',
  waiting_tallies: 'follows from activities',
  ungraded_internships: 'follows from grades',
  missing_sheets: 'follows from assessment sheets',
  attendance_rules: 'a number of changes',
  past_place_rules: 'follows from changes of places, which have entries themselves',
  past_period_rules: 'follows from changes of periods, which have entries themselves',
  past_places: 'follows from changes of places and placements, which have entries themselves',
  verdict_changes: 'says itself who changed what; the edit that changed a verdict has an entry',
  certificate_tallies: 'follows from what certificates depend on',
  sessions: 'log-ins and log-outs have entries; tokens are replaced all the time',
  login_failures: 'counts; failed log-ins have entries',
  login_networks: 'counts; failed log-ins have entries',
  verification_networks: 'counts unknown codes',
  idempotency_keys: 'answers that were given, for 24 hours',
  issued_reports: 'codes of what was printed; the printed data have entries',
  put_off_follow_ups: 'what a person wants to see later; changes no record',
  letter_pdfs: 'made from letters, which have entries themselves',
  settled_follow_ups: 'what a person has done in another way; changes no record',
  chat_reminders: 'says itself who reminded of what; changes no record',
  seen_follow_ups: 'what a person has looked at; changes no record',
  mailed_follow_ups: 'says itself what was mailed; changes no record',
  notifications: 'news about records that have entries themselves',
  muted_notifications: 'the wishes of a person; changes no record',
  mail_preferences: 'the wishes of a person; changes no record',
  digest_hours: 'the wishes of a person; changes no record',
  mails: 'says itself what was sent',
  saved_views: 'how somebody looks at a list; changes no record',
  import_headings: 'how a person reads a spreadsheet, not a record',
  backups: 'says itself what was tried; the files are made by the program',
} satisfies Record<Exclude<keyof Tables, RecordedTable>, string>;
