import { styled } from '@mui/material/styles';
import type { HTMLAttributes, Ref } from 'react';

/** The target of a click on the label, and of the browser's rules for labels. */
const HiddenInput = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  border: 0,
  padding: 0,
  clipPath: 'inset(50%)',
});

/** The parts of a date or time, each a `spinbutton`. */
export const partsIn = (box: Element) => [
  ...box.querySelectorAll<HTMLElement>('[role="spinbutton"]'),
];

type Props = Omit<HTMLAttributes<HTMLElement>, 'color'> & {
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
  required?: boolean;
};

/** Takes the place of the `input` in MUI's field. */
export function PartsBox(props: Props) {
  const { ref, id, className, disabled, required, children } = props;
  const { onFocus, onBlur, onKeyDown, onMouseDown, onPaste } = props;
  return (
    <>
      <div
        className={className}
        tabIndex={-1}
        style={{ outline: 'none', whiteSpace: 'nowrap' }}
        {...{ onFocus, onBlur, onKeyDown, onMouseDown, onPaste }}
      >
        {children}
      </div>
      <HiddenInput
        ref={ref}
        id={id}
        aria-hidden
        tabIndex={-1}
        disabled={disabled}
        required={required}
        onFocus={({ currentTarget }) => {
          const box = currentTarget.previousElementSibling;
          if (box) partsIn(box)[0]?.focus();
        }}
      />
    </>
  );
}
