export const GENDERS = ['male', 'female'] as const;

export type Gender = (typeof GENDERS)[number];

export const GENDER_LABELS: Readonly<Record<Gender, string>> = {
  male: 'Laki-laki',
  female: 'Perempuan',
};
