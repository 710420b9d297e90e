import WhatsApp from '@mui/icons-material/WhatsApp';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Ref } from 'react';
import { whatsappNumbers, whatsappUrl, writtenNumber } from '@/shared/whatsappNumbers';
import { OPEN } from './reminderTexts';

type Props = Pick<ButtonProps, 'size' | 'variant' | 'color'> & {
  phone: string | null | undefined;
  text: string;
  /** The person, where the buttons alone do not say it. */
  person?: string;
  /** The element that says why the chat cannot be opened. */
  problemId: string;
  onOpen: () => void;
  /** The first link. */
  linkRef?: Ref<HTMLAnchorElement>;
};

/** A link for each number to a chat with the text in its field; a disabled button without a number. */
export function WhatsAppButtons(props: Props) {
  const { phone, text, person, problemId, onOpen, linkRef, ...look } = props;
  const numbers = whatsappNumbers(phone);
  const nameOf = (label: string) => (person ? `${label}: ${person}` : undefined);
  if (numbers.length === 0) {
    return (
      <Button
        {...look}
        startIcon={<WhatsApp />}
        disabled
        aria-label={nameOf(OPEN)}
        aria-describedby={problemId}
      >
        {OPEN}
      </Button>
    );
  }
  return numbers.map((number, index) => {
    const label = numbers.length === 1 ? OPEN : `${OPEN} ${writtenNumber(number)}`;
    return (
      <Button
        {...look}
        key={number}
        component="a"
        ref={index === 0 ? linkRef : undefined}
        startIcon={<WhatsApp />}
        href={whatsappUrl(number, text)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={nameOf(label)}
        onClick={onOpen}
      >
        {label}
      </Button>
    );
  });
}
