import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import type { SxProps } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { BusyButton } from './BusyButton';

type Props = {
  /** of the input; its label is elsewhere */
  id: string;
  accept: string;
  /** The words of the button. */
  children: ReactNode;
  onChoose: (file: File) => void;
  name?: string;
  icon?: ReactNode;
  describedBy?: string;
  isInvalid?: boolean;
  isBusy?: boolean;
  disabled?: boolean;
  sx?: SxProps;
};

/** A file input that looks like a button. The input has the focus, the button is for the mouse. */
export function FileButton(props: Props) {
  const { id, accept, children, onChoose, name, icon = <AttachFileOutlined /> } = props;
  const { describedBy, isInvalid = false, isBusy = false, disabled, sx } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        id={id}
        name={name}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Choosing the same file again fires another event.
          target.value = '';
          if (file) onChoose(file);
        }}
        style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
      />
      <BusyButton
        variant="outlined"
        color="secondary"
        startIcon={icon}
        tabIndex={-1}
        disabled={disabled}
        isBusy={isBusy}
        loadingPosition="start"
        onClick={() => input.current?.click()}
        sx={[
          { minHeight: { xs: 44, md: 0 }, 'input:focus-visible + &': { outline: '2px solid' } },
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      >
        {children}
      </BusyButton>
    </>
  );
}
