import type { TagDescription } from '@reduxjs/toolkit/query';
import { list } from '../defaultTags';
import type { addTagTypes, generatedApi } from '../endpoints.gen';

/** The tags of the OpenAPI document; a misspelt one does not compile. */
export type TagType = (typeof addTagTypes)[number];
export type Tag = TagDescription<TagType>;
export type Endpoint = keyof typeof generatedApi.endpoints;

export type Tags = readonly Tag[] | ((arg: never, error: unknown) => readonly Tag[]);
/** Operations with equal consequences, and their tags. */
export type Rule = readonly [names: readonly Endpoint[], tags: Tags];

/** The rules of some resources, beside what `defaultTags.ts` derives from the names of their operations. */
export interface TagRules {
  /** Other records that show the changed one. */
  alsoChanged?: readonly Rule[];
  /** The tags of mutations that change something else than their name says, unless they are refused. */
  changed?: readonly Rule[];
  /** The tags of mutations that refetch after a refusal, too: somebody else may have been faster. */
  changedAnyway?: readonly Rule[];
  /** The tags of queries that show something else than their name says. */
  read?: readonly Rule[];
}

export const lists = (...types: TagType[]): Tag[] => types.map(list);

/** Whether the published password opens accounts: depends on users and their passwords. */
export const DEMO_PASSWORDS: Tag = { type: 'User', id: 'DEMO_PASSWORDS' };

/** Settings have the same type. */
export const HEALTH: Tag = { type: 'System', id: 'HEALTH' };

/** The placements of the student who is logged in, which the office makes. */
export const OWN_PLACEMENTS: Tag = { type: 'Internship', id: 'OWN' };
/** The certificate of one placement, apart from the lists of certificates, which take the server long. */
export const OWN_CERTIFICATE: Tag = { type: 'Certificate', id: 'OWN' };

/** The history of every record. It changes without the record or a list of it. */
export const HISTORY: Tag = { type: 'AuditEntry', id: 'HISTORY' };

// Users and profiles embed each other, and both appear in internships and reports.
export const PERSON_SHOWN_IN = [
  'User',
  'Student',
  'Lecturer',
  'Mentor',
  'Internship',
  'Report',
] as const;

// Presses are shown on the clock of their place.
export const PLACE_SHOWN_IN = [
  'Schedule',
  'AttendanceDay',
  'Activity',
  'AttendanceRequest',
] as const;

/** The records that everybody with a placement in sight sees of it. */
export const PLACEMENT_SHOWN_IN = ['Student', 'Dashboard', 'Report'] as const;

/** The records from which the verdicts on days are computed. */
export const VERDICTS_FOLLOW_FROM = lists(
  'AttendanceDay',
  'Activity',
  'AttendanceRequest',
  'Holiday',
  'InternshipPeriod',
  'Place',
);
