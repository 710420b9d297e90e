import { BULK_PLACEMENTS_MAX, NIM_LENGTH } from '@/shared/constants/limits';
import {
  ATTACHMENT_TYPES,
  NOT_AN_ATTACHMENT,
} from '@/shared/resources/attendance-requests/attendanceRequestRules';
import { companyRules } from '@/shared/resources/companies/companyRules';
import {
  chosenPeriod,
  firstDay,
  placementRules,
} from '@/shared/resources/internships/internshipRules';
import {
  nameOf,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from '@/shared/validation/fieldRules';
import {
  calendarDate,
  email,
  exactCharacters,
  list,
  maxCharacters,
  personNumber,
  record,
  reference,
  text,
} from '@/shared/validation/fields';
import { uploadedFile } from '@/shared/validation/imageFile';
import { reason } from '@/shared/validation/reasonRules';
import { seenVersionOrNull } from '@/shared/validation/versioned';
import {
  PLACEMENT_ANSWERS,
  PLACEMENT_CHOICES_MAX,
  PLACEMENT_DECISIONS,
  PLACEMENT_MEMBERS_MAX,
} from './constants';
import {
  ownCompanyFields,
  placementExceptionFields,
  placementRequestFields,
} from './placementRequestFields';

const COMPANY_INVALID = 'Mitra tidak valid';
const CHOSEN_TWICE = 'Mitra yang sama hanya dapat dipilih satu kali';
const TOO_MANY_CHOICES = `Maksimal ${PLACEMENT_CHOICES_MAX} mitra`;
const TOO_MANY_MEMBERS = `Maksimal ${PLACEMENT_MEMBERS_MAX} anggota selain Anda`;
const OWN_INVALID = 'Perusahaan tidak valid';
const NIM_INVALID = `NIM harus ${NIM_LENGTH} karakter`;
const CONTACT_REQUIRED = 'Isi nomor telepon atau email kontak';
const CHOICE_REQUIRED = 'Pilih minimal satu mitra, atau usulkan perusahaan sendiri';
const CHOICE_OR_OWN = 'Pilih mitra atau usulkan perusahaan sendiri, tidak keduanya';

const isWithoutRepetition = (values: readonly unknown[] | null | undefined) =>
  new Set(values).size === (values?.length ?? 0);

const optionalEmail = () =>
  email().test(maxCharacters(ownCompanyFields.email.max, 'Email')).nullable();

const OWN_FIELDS = Object.keys(ownCompanyFields);

const ownCompanyDraft = record({
  name: optionalLine(ownCompanyFields.name),
  address: optionalText(ownCompanyFields.address),
  business_field: optionalLine(ownCompanyFields.business_field),
  contact_name: optionalLine(ownCompanyFields.contact_name),
  phone_number: optionalLine(ownCompanyFields.phone_number),
  email: optionalEmail(),
});

const content = {
  company_ids: list(reference(COMPANY_INVALID).required(COMPANY_INVALID))
    .required(COMPANY_INVALID)
    .max(PLACEMENT_CHOICES_MAX, TOO_MANY_CHOICES)
    .test('once', CHOSEN_TWICE, isWithoutRepetition),
  own_company: ownCompanyDraft
    .test(
      'known',
      OWN_INVALID,
      (company) => company == null || OWN_FIELDS.some((name) => name in company),
    )
    .nullable()
    .defined(),
  member_nims: list(
    personNumber().required(NIM_INVALID).test(exactCharacters(NIM_LENGTH, NIM_INVALID)),
  )
    .required(NIM_INVALID)
    .max(PLACEMENT_MEMBERS_MAX, TOO_MANY_MEMBERS),
  note: optionalText(placementRequestFields.note),
};

/** The rules of a draft, which may lack what is needed to send it. */
export const placementRequestRules = record({ internship_period_id: chosenPeriod(), ...content });

export const placementRequestUpdateRules = record(content);

/** An own company as it can be sent. */
const ownCompanyRules = record({
  name: requiredLine(ownCompanyFields.name),
  address: requiredText(ownCompanyFields.address),
  business_field: requiredLine(ownCompanyFields.business_field),
  contact_name: requiredLine(ownCompanyFields.contact_name),
  phone_number: optionalLine(ownCompanyFields.phone_number).test(
    'contact',
    CONTACT_REQUIRED,
    function (phone) {
      return phone != null || this.parent.email != null;
    },
  ),
  email: optionalEmail(),
});

/** The rules of a request that is sent. */
export const sendablePlacementRules = record({
  company_ids: list(reference(COMPANY_INVALID).required(COMPANY_INVALID))
    .required(CHOICE_REQUIRED)
    .test('one-kind', function (ids) {
      const hasOwn = this.parent.own_company != null;
      if (hasOwn && ids.length > 0) return this.createError({ message: CHOICE_OR_OWN });
      return hasOwn || ids.length > 0 || this.createError({ message: CHOICE_REQUIRED });
    }),
  own_company: ownCompanyRules.nullable().default(null),
});

/** The version of a request that was read. */
export const seenPlacementRules = record({ seen_version: seenVersionOrNull() });

export const placementMembershipRules = record({
  answer: text().required('Jawaban wajib dipilih').oneOf(PLACEMENT_ANSWERS),
  seen_version: seenVersionOrNull(),
});

const { comment } = placementRequestFields;
const COMMENT_REQUIRED = `${nameOf(comment)} wajib diisi, minimal ${comment.min} karakter`;

export const placementDecisionRules = record({
  decision: text().required('Keputusan wajib dipilih').oneOf(PLACEMENT_DECISIONS),
  comment: optionalText(comment).when('decision', ([decision], rules) =>
    decision === 'refuse' || decision === 'return' ? rules.required(COMMENT_REQUIRED) : rules,
  ),
  seen_version: seenVersionOrNull(),
});

const FILE_REQUIRED = 'Bukti wajib dipilih';

export const placementFileRules = record({
  file: uploadedFile(ATTACHMENT_TYPES, NOT_AN_ATTACHMENT).required(FILE_REQUIRED),
});

/** Exactly one of the two is needed. */
export const ONE_COMPANY = 'Pilih mitra yang sudah ada, atau isi mitra baru';

export const placementCompanyRules = record({
  company_id: reference(COMPANY_INVALID).nullable(),
  company: companyRules.nullable().default(null),
  seen_version: seenVersionOrNull(),
});

const REQUEST_INVALID = 'Pengajuan tidak valid';
const AT_LEAST_ONE = 'Pilih minimal satu pengajuan';
const TOO_MANY = `Maksimal ${BULK_PLACEMENTS_MAX} pengajuan sekaligus`;

export const placementAcceptancesCheckRules = record({
  internship_period_id: chosenPeriod(),
  start_date: firstDay(),
  acceptances: list(
    record({
      request_id: reference(REQUEST_INVALID).required(REQUEST_INVALID),
      seen_version: seenVersionOrNull(),
      placements: list(placementRules)
        .required(REQUEST_INVALID)
        .min(1, REQUEST_INVALID)
        .max(PLACEMENT_MEMBERS_MAX + 1, REQUEST_INVALID),
    }),
  )
    .required(AT_LEAST_ONE)
    .min(1, AT_LEAST_ONE)
    .max(BULK_PLACEMENTS_MAX, TOO_MANY),
});

export const placementAcceptancesRules = placementAcceptancesCheckRules.shape({
  reason: reason().nullable(),
});

const END_BEFORE_START = 'Tanggal akhir tidak boleh sebelum tanggal mulai';
/** A window has both days, or none. */
export const BOTH_DAYS = 'Isi kedua tanggal, atau kosongkan keduanya';

export const placementWindowRules = record({
  open_from: calendarDate('Tanggal mulai tidak valid').nullable().defined(),
  open_until: calendarDate('Tanggal akhir tidak valid')
    .nullable()
    .defined()
    .test('after-start', function (until) {
      const from: unknown = this.parent.open_from;
      if (until == null || typeof from !== 'string') return true;
      return until >= from || this.createError({ message: END_BEFORE_START });
    }),
});

export const placementExceptionRules = record({
  until: calendarDate('Tanggal tidak valid').required('Tanggal wajib diisi'),
  reason: requiredText(placementExceptionFields.reason),
});
