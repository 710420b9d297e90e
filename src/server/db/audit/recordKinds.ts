import { mergedParts } from '@/shared/merged';
import type { RecordKinds, UnrecordedTable } from '../records/storedRecord';
import { STORED_RECORDS } from '../records/storedRecords.gen';

/** The recorded columns of each table, and the names of its records and their changes. */
export const RECORD_KINDS = mergedParts(STORED_RECORDS, 'audited') satisfies RecordKinds;

/** The tables that the trail does not record, with the reason. */
export const NOT_RECORDED = {
  ...mergedParts(STORED_RECORDS, 'notAudited'),
  audit_entries: 'is the audit trail',
  attendance_rules: 'a number of changes',
  verdict_changes: 'says itself who changed what; the edit that changed a verdict has an entry',
  sessions: 'log-ins and log-outs have entries; tokens are replaced all the time',
  invitations: 'log-ins of people who have none yet; each has entries of its own',
  password_codes: 'codes for an hour; their use has entries',
  authenticators: 'secrets; each change has an entry of its own',
  passkeys: 'public keys; each change has an entry of its own',
  second_factor_codes: 'codes; each change and use has an entry of its own',
  used_passkey_challenges: 'challenges of some minutes',
  used_sign_ons: 'answers of providers, for ten minutes; log-ins have entries',
  login_failures: 'counts; failed log-ins have entries',
  login_networks: 'counts; failed log-ins have entries',
  verification_networks: 'counts unknown codes',
  idempotency_keys: 'answers that were given, for 24 hours',
  issued_reports: 'codes of what was printed; the printed data have entries',
  put_off_follow_ups: 'what a person wants to see later; changes no record',
  settled_follow_ups: 'what a person has done in another way; changes no record',
  chat_reminders: 'says itself who reminded of what; changes no record',
  seen_follow_ups: 'what a person has looked at; changes no record',
  mailed_follow_ups: 'says itself what was mailed; changes no record',
  notifications: 'news about records that have entries themselves',
  muted_notifications: 'the wishes of a person; changes no record',
  mail_preferences: 'the wishes of a person; changes no record',
  digest_hours: 'the wishes of a person; changes no record',
  mails: 'says itself what was sent',
  import_headings: 'how a person reads a spreadsheet, not a record',
  backups: 'says itself what was tried; the files are made by the program',
} satisfies Record<UnrecordedTable, string>;
