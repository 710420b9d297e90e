import type { components } from '@/shared/contract.gen';

/** The values of columns that `tables.gen.ts` cannot know from the database. */
type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

export type { DayVerdict } from '@/shared/attendance/verdicts';
export type { AuditAction, AuditResource, AuditValues } from '@/shared/constants/audit';
export type { LetterData } from '@/shared/letters/letterFields';
export type { Role } from '@/shared/permissions';
export type { CertificateData } from '@/shared/resources/certificates/certificateData';

/** 'YYYY-MM-DD' */
export type DateText = string;
/** 'HH:mm' */
export type TimeText = string;

export type FollowUpKind = Schema<'FollowUpKind'>;
export type CriterionWords = Schema<'AssessmentCriterion'>['words'];
/** A company that a student has found; it may be incomplete in a draft. */
export type OwnCompany = NonNullable<Schema<'PlacementRequest'>['own_company']>;
