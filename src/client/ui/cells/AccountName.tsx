import { styled } from '@mui/material/styles';
import { SIGN_IN_LABELS } from '@/shared/constants/labels';

const Name = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Note = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.75rem',
  fontWeight: 400,
}));

type Props = { user: { name: string; is_active: boolean }; note?: string | null };

/** The name of a person, with a note for a deactivated account and an optional note of the list. */
export function AccountName({ user, note }: Props) {
  const notes = [user.is_active ? null : SIGN_IN_LABELS.false, note].filter(Boolean);
  if (notes.length === 0) return user.name;
  return (
    <>
      <Name title={user.name}>{user.name}</Name> <Note>{notes.join(' · ')}</Note>
    </>
  );
}
