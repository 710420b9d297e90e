import { MISSING } from '@/shared/formatNumber';

/** May break after the '@', rather than inside a word. */
export const EmailText = ({ email }: { email: string | null }) => {
  if (email === null) return MISSING;
  const domainStart = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, domainStart)}
      <wbr />
      {email.slice(domainStart)}
    </>
  );
};
