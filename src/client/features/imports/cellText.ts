import type { ImportColumn } from '@/client/api/api';

type Column = Pick<ImportColumn, 'type' | 'choices'>;

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED_DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const TYPED_TIME = /^(\d{1,2})[.:](\d{2})$/;
const DECIMAL = /^-?\d+\.\d+$/;
const TYPED_DECIMAL = /^-?\d+,\d+$/;

/** The text of a cell for a value: the word of a choice, 17/05/2005, 78,5. */
export const shownText = ({ type, choices }: Column, value: string): string => {
  if (choices) return choices.find((choice) => choice.value === value)?.label ?? value;
  if (type === 'date') return value.replace(ISO_DATE, '$3/$2/$1');
  return type === 'number' && DECIMAL.test(value) ? value.replace('.', ',') : value;
};

/** The value of a cell in which a person has typed this. */
export const typedValue = ({ type, choices }: Column, typed: string): string => {
  const text = typed.trim();
  if (choices) {
    const wanted = text.toLowerCase();
    return choices.find(({ label }) => label.toLowerCase() === wanted)?.value ?? text;
  }
  if (type === 'date')
    return text.replace(
      TYPED_DATE,
      (_, day: string, month: string, year: string) =>
        `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    );
  if (type === 'time')
    return text.replace(
      TYPED_TIME,
      (_, hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}`,
    );
  return type === 'number' && TYPED_DECIMAL.test(text) ? text.replace(',', '.') : text;
};
