import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OwnSignature } from '@/client/api/api';
import { lastChangeText } from '@/client/records/signature/lastChangeText';
import { SignatureButton } from '@/client/records/signature/SignatureButton';

const Frame = styled(Card)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginTop: 20,
  padding: '14px 20px',
}) as typeof Card;

/** One's own signature, and when and where it was last replaced. */
export const SignatureCard = ({ signature }: { signature: OwnSignature }) => (
  <Frame component="section" aria-labelledby="own-signature">
    <div>
      <Typography id="own-signature" variant="h2">
        Tanda tangan
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {lastChangeText(signature.last_change)}
      </Typography>
    </div>
    <SignatureButton signature={signature} />
  </Frame>
);
