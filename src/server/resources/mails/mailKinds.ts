import type { MailKind } from '@/server/mail/mail';
import type { Services } from '@/server/services';

/** The mails that this installation can send; adding one is a file in `kinds/` and a line here. */
export const mailKinds = (_services: Pick<Services, 'db' | 'config' | 'clock'>): MailKind[] => [];
