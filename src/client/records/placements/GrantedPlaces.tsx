import WhatsApp from '@mui/icons-material/WhatsApp';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { GrantedPlacement } from '@/client/api/api';
import { whatsappNumbers, whatsappUrl, writtenNumber } from '@/shared/whatsappNumbers';

const List = styled('ul')({
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  display: 'grid',
  gap: 12,
});

const Contacts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  // Each line is a target for a finger.
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 32 },
  '& svg': { fontSize: 18 },
});

/** The telephone numbers as chats; what is no mobile number, such as that of an office, as it was typed. */
function Phones({ text }: { text: string }) {
  const numbers = whatsappNumbers(text);
  if (numbers.length === 0) return <span>{text}</span>;
  return numbers.map((number) => (
    <MuiLink key={number} href={whatsappUrl(number)} target="_blank" rel="noopener noreferrer">
      <WhatsApp aria-hidden />
      {`WhatsApp ${writtenNumber(number)}`}
    </MuiLink>
  ));
}

const choiceOf = ({ choice }: GrantedPlacement) =>
  choice === null ? '' : ` (pilihan ke-${choice})`;

/** Which place the students of a request have got, and how to reach its mentor. */
export const GrantedPlaces = ({ granted }: { granted: readonly GrantedPlacement[] }) => (
  <List aria-label="Penempatan">
    {granted.map((placement) => (
      <li key={placement.internship_id}>
        <div>
          {granted.length > 1 && `${placement.student_name}: `}
          <strong>{placement.company_name}</strong>
          {choiceOf(placement)}
        </div>
        <div>{`Mentor: ${placement.mentor_name}`}</div>
        <Contacts>
          {placement.mentor_phone && <Phones text={placement.mentor_phone} />}
          {placement.mentor_email && (
            <MuiLink href={`mailto:${placement.mentor_email}`}>{placement.mentor_email}</MuiLink>
          )}
        </Contacts>
      </li>
    ))}
  </List>
);
