import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';

const Frame = styled('div')({ '& > [aria-hidden]': { display: 'contents' } });

type Props = {
  text?: string;
  /** Skeletons in the shape of the content. */
  children: ReactNode;
};

export const LoadingState = ({ text = 'Memuat data...', children }: Props) => (
  <Frame role="status" aria-busy>
    <VisuallyHidden>{text}</VisuallyHidden>
    <div aria-hidden>{children}</div>
  </Frame>
);
