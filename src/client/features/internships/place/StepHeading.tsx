import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

type Props = {
  children: string;
  /** True after a change of step, so that keyboard users continue here. */
  takesFocus: boolean;
};

export function StepHeading({ children, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Typography
      ref={heading}
      tabIndex={-1}
      variant="h2"
      sx={{ '&:focus-visible': { outline: 'none' } }}
    >
      {children}
    </Typography>
  );
}
