import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormSkeleton } from './FormSkeleton';
import { PageHeader } from './PageHeader';
import { ErrorState } from './states/ErrorState';

type Props = {
  title: string;
  context?: ReactNode;
  actions?: ReactNode;
  /** The record is on its way: a skeleton stands where the form will be. */
  isLoading?: boolean;
  /** What went wrong when the record could not be loaded. */
  error?: string | false;
  onRetry?: () => void;
  children?: ReactNode;
};

const Frame = styled('div')({ width: '100%', maxWidth: 960 });

export function FormPage({ isLoading, error, onRetry, children, ...header }: Props) {
  return (
    <Frame>
      <PageHeader {...header} />
      {error ? (
        <ErrorState text={error} onRetry={onRetry} />
      ) : isLoading ? (
        <FormSkeleton />
      ) : (
        children
      )}
    </Frame>
  );
}
