import type { StringSchema } from 'yup';
import type { Field } from '../fields/field';
import { line, maxCharacters, minCharacters, text, wholeNumber } from './fields';

/** 'Bidang usaha' for 'Bidang Usaha'. */
export const nameOf = ({
  label,
  inMessages = `${label.charAt(0)}${label.slice(1).toLowerCase()}`,
}: Field): string => inMessages;

const requiredMessage = (field: Field): string => `${nameOf(field)} wajib diisi`;

/** The rules with the limits of the field. A text that is too short counts as missing. */
const limited = <Rules extends StringSchema<string | null | undefined>>(
  rules: Rules,
  field: Field,
): Rules => {
  const { min, max } = field;
  const atLeast =
    min === undefined ? rules : rules.test(minCharacters(min, requiredMessage(field)));
  return max === undefined ? atLeast : atLeast.test(maxCharacters(max, nameOf(field)));
};

export const requiredLine = (field: Field) =>
  limited(line().required(requiredMessage(field)), field);

export const requiredText = (field: Field) =>
  limited(text().required(requiredMessage(field)), field);

export const optionalLine = (field: Field) => limited(line().nullable(), field);

export const optionalText = (field: Field) => limited(text().nullable(), field);

export const requiredWholeNumber = (field: Field) =>
  wholeNumber(nameOf(field)).required(requiredMessage(field));
