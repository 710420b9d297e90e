/** The longest words that the table keeps. */
const WORDS_MAX = 500;

/** Looking for addresses in longer words could take minutes. */
const READ_MAX = 4 * WORDS_MAX;

export interface Refusal {
  /** Whether another attempt would be refused, too. */
  isPermanent: boolean;
  /** Whether the server says that there is no such mailbox. */
  isOfAddress: boolean;
  /** Whether the trouble would concern the next mail as well. */
  endsRound: boolean;
  /** The words of the server, without addresses. */
  words: string;
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** The meaning of an error for the mail and for the round. */
export function refusalOf(error: unknown): Refusal {
  const { code, command, responseCode = null } = error as SmtpError;
  const words = wordsOf(error);
  const isOfMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  // The server would say the same of every mail with this sender.
  const isOfSender = command === 'MAIL FROM' && responseCode !== null;
  if (!isOfMessage || isOfSender || responseCode === 421) {
    return { isPermanent: false, isOfAddress: false, endsRound: true, words };
  }
  const isPermanent = responseCode === null || responseCode >= 500;
  const isOfAddress = isPermanent && command === 'RCPT TO' && saysNoMailbox(error as SmtpError);
  return { isPermanent, isOfAddress, endsRound: false, words };
}

/** Other refusals of a recipient, such as a forbidden relay (5.7.1) or a full mailbox (5.2.2), are not about the address. */
function saysNoMailbox({ response = '', responseCode }: SmtpError): boolean {
  const [, enhanced] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return enhanced === undefined
    ? [550, 551, 553].includes(responseCode ?? 0)
    : enhanced.startsWith('5.1.') || enhanced === '5.2.1';
}

export function wordsOf(error: unknown): string {
  const { message, response } = error as SmtpError;
  return (
    (response || message || String(error))
      .slice(0, READ_MAX)
      .replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '(alamat)')
      // The database stores no NUL; other control characters are no words.
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, WORDS_MAX)
  );
}
