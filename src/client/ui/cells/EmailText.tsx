/** May break after the '@', rather than inside a word. */
export const EmailText = ({ email }: { email: string }) => {
  const domainStart = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, domainStart)}
      <wbr />
      {email.slice(domainStart)}
    </>
  );
};
