import type { ReactNode } from 'react';

export type RowAction = {
  label: string;
  icon: ReactNode;
  tone?: 'danger';
  isDisabled?: boolean;
} & ({ to: string; onClick?: never } | { onClick?: () => void; to?: never });
