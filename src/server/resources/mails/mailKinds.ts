import type { MailKind } from '@/server/mail/mail';
import type { MailServices } from '@/server/services';
import { changedEmailMail } from './kinds/changedEmailMail';
import { confirmEmail } from './kinds/confirmEmail';
import { digestMail } from './kinds/digestMail';
import { factorMail } from './kinds/factorMail';
import { invitationMail } from './kinds/invitationMail';
import { newsMail } from './kinds/newsMail';
import { passwordCodeMail } from './kinds/passwordCodeMail';
import { passwordMail } from './kinds/passwordMail';

/** The mails that this installation can send; adding one is a file in `kinds/` and a line here. */
export const mailKinds = (services: MailServices): MailKind[] => [
  changedEmailMail(services),
  confirmEmail(services),
  factorMail(services),
  invitationMail(services),
  newsMail(services),
  passwordCodeMail(services),
  passwordMail(services),
  digestMail(services),
];
