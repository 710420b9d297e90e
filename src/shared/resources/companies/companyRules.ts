import { requiredLine, requiredText, requiredWholeNumber } from '@/shared/validation/fieldRules';
import { email, flag, maxCharacters, record } from '@/shared/validation/fields';
import { leftoversReasonFields } from '@/shared/validation/seenLeftovers';
import { versioned } from '@/shared/validation/versioned';
import { companyFields } from './companyFields';

const { email: emailField, internship_quota: quota } = companyFields;

export const companyRules = record({
  name: requiredLine(companyFields.name),
  address: requiredText(companyFields.address),
  phone_number: requiredLine(companyFields.phone_number),
  email: email().required('Email tidak valid').test(maxCharacters(emailField.max, 'Email')),
  business_field: requiredLine(companyFields.business_field),
  internship_quota: requiredWholeNumber(quota)
    .min(quota.min, `Minimal ${quota.min} kuota magang`)
    .max(quota.max, `Maksimal ${quota.max} kuota magang`),
  is_active: flag().required('Status wajib diisi'),
});

/** A change may leave records over once the company is inactive. */
export const companyUpdateRules = versioned(companyRules.shape(leftoversReasonFields));

/** For rows of a file: a missing state keeps its value or gets the default. */
export const companyImportRules = companyRules.shape({ is_active: flag() });
