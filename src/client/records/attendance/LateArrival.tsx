import Typography from '@mui/material/Typography';

/** The words about something that arrived later, for reviewers and the student alike; nothing if there are none. */
export const LateArrival = ({ text }: { text: string }) =>
  text && (
    <Typography color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
