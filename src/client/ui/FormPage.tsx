import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormSkeleton } from './FormSkeleton';
import { PageHeader } from './PageHeader';
import { LoadError } from './states/LoadError';

type Props = {
  title?: string;
  context?: ReactNode;
  actions?: ReactNode;
  /** Shows a skeleton in place of the form. */
  isLoading?: boolean;
  /** The error of the query that loads the record, shown in place of the form. */
  error?: unknown;
  errorText?: string;
  notFoundText?: string;
  onRetry?: () => void;
  children?: ReactNode;
};

const Frame = styled('div')({ width: '100%', maxWidth: 960 });

const ignoreRetry = () => {};

export function FormPage(props: Props) {
  const { isLoading, error, errorText, notFoundText, onRetry = ignoreRetry, ...rest } = props;
  const { children, ...header } = rest;
  return (
    <Frame>
      <PageHeader {...header} />
      {error ? (
        <LoadError
          inCard
          error={error}
          text={errorText}
          notFoundText={notFoundText}
          onRetry={onRetry}
        />
      ) : isLoading ? (
        <FormSkeleton />
      ) : (
        children
      )}
    </Frame>
  );
}
