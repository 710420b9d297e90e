import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps } from 'react';

type NativeProps = ComponentProps<'button'> & { isBusy: boolean };

const NativeButton = ({ isBusy, disabled, tabIndex, ...props }: NativeProps) =>
  isBusy ? (
    <button {...props} aria-disabled />
  ) : (
    <button {...props} disabled={disabled} tabIndex={tabIndex} />
  );

type Props = Omit<ButtonProps, 'component' | 'loading'> & { isBusy: boolean };

/**
 * A button that shows progress and ignores presses while its request is under way, Enter in a field
 * of its form too. It is then not `disabled`, which would drop the focus and with it the Escape key.
 */
export const BusyButton = ({ isBusy, ...props }: Props) => (
  <Button {...props} component={NativeButton} nativeButton isBusy={isBusy} loading={isBusy} />
);
