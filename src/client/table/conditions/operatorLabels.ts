import type { ConditionType, Operator } from '@/shared/conditions/condition';

type OperatorLabels = Readonly<Record<ConditionType, Readonly<Partial<Record<Operator, string>>>>>;

export const OPERATOR_LABELS: OperatorLabels = {
  text: {
    contains: 'berisi',
    not_contains: 'tidak berisi',
    equals: 'sama dengan',
    starts_with: 'diawali',
    empty: 'kosong',
    not_empty: 'tidak kosong',
  },
  number: {
    equals: '= sama dengan',
    at_least: '≥ paling sedikit',
    at_most: '≤ paling banyak',
    between: 'antara',
  },
  date: { equals: 'pada', at_least: 'sejak', at_most: 'sampai', between: 'antara' },
  choice: { one_of: 'salah satu dari' },
};
