import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Notification } from '@/client/api/api';
import { NewsWords } from '@/client/records/inbox/NewsWords';
import { SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { formatInstantTime } from '@/shared/format';

const Row = styled(SectionRow)(({ theme }) => ({
  alignItems: 'center',
  [theme.breakpoints.down('md')]: { flexDirection: 'column', alignItems: 'stretch', gap: 10 },
}));

type Props = {
  news: readonly Notification[];
  onOpen: (news: Notification) => void;
  onToggle: (news: Notification) => void;
};

/** The news of a day. */
export const InboxRows = ({ news, onOpen, onToggle }: Props) => (
  <SectionRows>
    {news.map((one) => {
      const label = one.is_read ? 'Tandai belum dibaca' : 'Tandai dibaca';
      return (
        <Row key={one.id}>
          <NewsWords news={one} time={formatInstantTime(one.at)} onOpen={() => onOpen(one)} />
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            aria-label={`${label}: ${one.title}`}
            onClick={() => onToggle(one)}
            sx={{ flex: 'none' }}
          >
            {label}
          </Button>
        </Row>
      );
    })}
  </SectionRows>
);
