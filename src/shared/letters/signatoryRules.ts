import { NIP_LENGTH } from '@/shared/constants/limits';
import { letterFields } from '@/shared/resources/letters/letterFields';
import { requiredLine } from '@/shared/validation/fieldRules';
import { exactCharacters, pattern, personNumber, reference } from '@/shared/validation/fields';

const NIP_INVALID = `NIP harus ${NIP_LENGTH} angka`;

/** The person who signs a letter or a certificate. */
export const signatoryRules = {
  signatory_name: requiredLine(letterFields.signatory_name),
  signatory_position: requiredLine(letterFields.signatory_position),
  signatory_nip: personNumber()
    .nullable()
    .test(exactCharacters(NIP_LENGTH, NIP_INVALID))
    .test(pattern(/^\d*$/, NIP_INVALID)),
  signatory_lecturer_id: reference('Dosen tidak valid').nullable(),
};
