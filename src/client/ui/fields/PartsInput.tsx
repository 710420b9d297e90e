import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import {
  type ClipboardEvent,
  type FormEvent,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { OnDemand } from '../OnDemand';
import { PartsBox, partsIn } from './PartsBox';
import { type PartsFormat, withDigit, withStep } from './partsFormat';

/** The props of a calendar or a clock that a field opens. */
export interface PopupProps {
  isOpen: boolean;
  onClose: () => void;
  anchor: HTMLElement | null;
  labelledBy?: string;
  label?: string;
  value: string;
  onChange: (value: string) => void;
}

export interface PartsInputProps {
  value: string;
  onChange: (value: string) => void;
  /** The value while parts are missing. */
  incomplete?: string;
  id?: string;
  labelId?: string;
  'aria-label'?: string;
  describedBy?: string;
  disabled?: boolean;
  invalid?: boolean;
}

/** The browser does the same at Enter in an input: it presses the button of the form, which may be disabled. */
function submitFormOf(box: HTMLElement) {
  const form = box.closest('form');
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button) button.click();
  else form?.requestSubmit();
}

type Props = PartsInputProps & {
  format: PartsFormat;
  icon: ReactNode;
  openLabel: string;
  preloadPopup: () => void;
  renderPopup: (props: PopupProps) => ReactNode;
};

const Part = styled('span')(({ theme }) => ({
  outline: 'none',
  cursor: 'text',
  '&[aria-valuetext="Kosong"]': { color: theme.vars.palette.text.secondary },
}));

const selectText = (element: Element) => getSelection()?.selectAllChildren(element);

/** A date or time that is typed part by part, with a button for its popup, whose code comes when it opens. */
export function PartsInput(props: Props) {
  const { value, onChange, incomplete = '', id, labelId, describedBy, disabled, invalid } = props;
  const { format, icon, openLabel, preloadPopup, renderPopup } = props;
  const { parts, separator } = format;
  const label = props['aria-label'];
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** The part that the last digit went to; a part that gets the focus starts anew. */
  const typed = useRef(-1);

  // Half-typed parts stay until the value becomes another one than they have reported.
  const [entry, setEntry] = useState({ value, reported: value, digits: format.read(value) });
  if (value !== entry.value)
    setEntry(
      value === entry.reported
        ? { ...entry, value }
        : { value, reported: value, digits: format.read(value) },
    );
  const { digits } = entry;

  const change = (next: string[]) => {
    const reported = format.write(next) ?? (next.some(Boolean) ? incomplete : '');
    // The next key finds what this one has changed, also where a browser delivers several at once.
    flushSync(() => {
      setEntry({ ...entry, reported, digits: next });
      if (reported !== entry.reported) onChange(reported);
    });
  };
  const changePart = (index: number, text: string) =>
    change(digits.map((old, i) => (i === index ? text : old)));

  /** Adds a digit to a part; to the first of an empty field when the whole of it is selected. */
  const typeDigit = (box: Element, selected: number, digit: string) => {
    const index = Math.max(selected, 0);
    const part = parts[index];
    if (!part) return;
    const before = selected === typed.current ? (digits[index] ?? '') : '';
    const next = withDigit(part, before, digit);
    if (selected < 0) partsIn(box)[0]?.focus();
    typed.current = index;
    change(
      digits.map((old, i) => {
        if (i === index) return next.digits;
        return selected < 0 ? '' : old;
      }),
    );
    if (next.isDone) partsIn(box)[index + 1]?.focus();
  };

  const textOf = (index: number) => {
    const { length, placeholder } = parts[index] as (typeof parts)[number];
    return digits[index] ? digits[index].padStart(length, '0') : placeholder;
  };

  /** Handles keys that show only in the changed text, as on most phones. */
  const handleInput = (event: FormEvent<HTMLElement>, index: number) => {
    const { currentTarget: element } = event;
    const key = element.textContent.replace(textOf(index), '').at(-1) ?? '';
    // React has to find the text that it has written.
    element.textContent = textOf(index);
    selectText(element);
    const box = element.parentElement as Element;
    if (/\d/.test(key)) typeDigit(box, index, key);
    else if (key === '') changePart(index, '');
    else if (/[/.:\s-]/.test(key) && digits[index]) partsIn(box)[index + 1]?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: box, key } = event;
    const elements = partsIn(box);
    // -1 when the box itself has the focus, with all parts selected.
    const index = elements.indexOf(event.target as HTMLElement);
    const focus = (to: number) => elements.at(to)?.focus();
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'a') return;
      box.focus();
      selectText(box);
    } else if (key === 'ArrowLeft') focus(Math.max(index - 1, 0));
    else if (key === 'ArrowRight') focus(index < 0 ? -1 : Math.min(index + 1, parts.length - 1));
    else if (key === 'Enter') submitFormOf(box);
    else if (key === 'Backspace' || key === 'Delete')
      change(digits.map((old, i) => (index < 0 || i === index ? '' : old)));
    else if (/^\d$/.test(key)) typeDigit(box, index, key);
    else {
      const part = parts[index];
      const stepped = part && withStep(part, digits[index] ?? '', key);
      if (stepped === undefined) return;
      changePart(index, stepped);
    }
    event.preventDefault();
  };

  const handleMouseDown = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const { currentTarget: box, target } = event;
    const part = (target as Element).closest<HTMLElement>('[role="spinbutton"]');
    if (part) part.focus();
    else if (!box.contains(document.activeElement)) partsIn(box)[0]?.focus();
  };

  const handlePaste = (event: ClipboardEvent<HTMLElement>) => {
    event.preventDefault();
    const groups = event.clipboardData.getData('text').match(/\d+/g) ?? [];
    if (groups.length !== parts.length) return;
    const next = groups[0]?.length === 4 ? groups.reverse() : groups;
    if (format.write(next)) change([...next]);
  };

  return (
    <>
      <OutlinedInput
        ref={setAnchor}
        id={id}
        error={invalid}
        disabled={disabled}
        slotProps={{
          root: {
            role: 'group',
            'aria-labelledby': labelId,
            'aria-label': label,
            'aria-describedby': describedBy,
            'aria-invalid': invalid,
          },
        }}
        inputComponent={PartsBox}
        inputProps={{
          ...(!disabled && {
            onKeyDown: handleKeyDown,
            onMouseDown: handleMouseDown,
            onPaste: handlePaste,
          }),
          children: parts.map((part, index) => (
            <Fragment key={part.label}>
              {index > 0 && <span>{separator}</span>}
              <Part
                role="spinbutton"
                aria-label={part.label}
                aria-valuemin={part.min}
                aria-valuemax={part.max}
                aria-valuenow={digits[index] ? Number(digits[index]) : undefined}
                aria-valuetext={digits[index] ? part.textOf?.(digits[index]) : 'Kosong'}
                aria-disabled={disabled}
                tabIndex={disabled ? undefined : index === 0 ? 0 : -1}
                contentEditable={!disabled}
                suppressContentEditableWarning
                inputMode="numeric"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                onInput={(event) => handleInput(event, index)}
                onFocus={(event) => {
                  typed.current = -1;
                  selectText(event.currentTarget);
                }}
              >
                {textOf(index)}
              </Part>
            </Fragment>
          )),
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={openLabel}
              disabled={disabled}
              onPointerEnter={preloadPopup}
              onFocus={preloadPopup}
              onClick={() => setOpen(true)}
            >
              {icon}
            </IconButton>
          </InputAdornment>
        }
      />
      <OnDemand isOpen={isOpen}>
        {renderPopup({
          isOpen,
          onClose: () => setOpen(false),
          anchor,
          labelledBy: labelId,
          label,
          value,
          onChange,
        })}
      </OnDemand>
    </>
  );
}
