import WhatsApp from '@mui/icons-material/WhatsApp';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Ref } from 'react';
import { whatsappNumber } from '@/shared/whatsappNumber';
import { OPEN } from './reminderTexts';

type Props = Pick<ButtonProps, 'size' | 'variant' | 'color' | 'aria-label'> & {
  phone: string | null | undefined;
  text: string;
  /** The element that says why the chat cannot be opened. */
  problemId: string;
  onOpen: () => void;
  linkRef?: Ref<HTMLAnchorElement>;
};

/** Half of an emoji, which cannot be part of an address, becomes the sign of an unreadable one. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** A link to a chat with the text in its field; disabled without a number. */
export function WhatsAppButton({ phone, text, problemId, onOpen, linkRef, ...props }: Props) {
  const number = whatsappNumber(phone);
  if (number === null) {
    return (
      <Button {...props} startIcon={<WhatsApp />} disabled aria-describedby={problemId}>
        {OPEN}
      </Button>
    );
  }
  return (
    <Button
      {...props}
      component="a"
      ref={linkRef}
      startIcon={<WhatsApp />}
      href={`https://wa.me/${number}?text=${encodeURIComponent(wellFormed(text))}`}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
    >
      {OPEN}
    </Button>
  );
}
