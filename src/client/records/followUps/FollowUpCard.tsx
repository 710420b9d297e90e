import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useListFollowUpsQuery } from '@/client/api/api';
import { AfterEffects } from '@/client/ui/states/StatePanel';
import { useIsPhone } from '@/client/ui/useIsPhone';
import { FollowUpList } from './FollowUpList';
import { followUpsRequest } from './followUpsRequest';
import { useReservedHeight } from './useReservedHeight';

// The page is a flex column, which would shrink the card before it scrolls.
const Place = styled('div')({ flex: 'none', marginBottom: 16 });

const State = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

/** The first card of every dashboard: the kinds of matter that wait for the user. */
export function FollowUpCard() {
  const [isUnfolded, setUnfolded] = useState(false);
  const folded = followUpsRequest(useIsPhone());
  const { data, isError, isFetching, refetch } = useListFollowUpsQuery(isUnfolded ? {} : folded);
  const place = useReservedHeight(data !== undefined);
  const titleId = useId();

  if (!data && (isFetching || !isError)) {
    return (
      <Place aria-busy>
        <Skeleton variant="rounded" height={place.height} />
      </Place>
    );
  }

  const kinds = data?.data ?? [];
  return (
    <Place ref={place.element}>
      <Card component="section" aria-labelledby={titleId}>
        <FollowUpList
          kinds={kinds}
          labelledBy={titleId}
          atFirst={folded.shown}
          isUnfolded={isUnfolded}
          onUnfold={setUnfolded}
        >
          <Typography id={titleId} variant="h2">
            Perlu ditindaklanjuti
          </Typography>
          {!data && (
            <AfterEffects>
              <State role="alert">Gagal memuat yang menunggu Anda.</State>
              <Button size="small" onClick={() => void refetch()}>
                Coba lagi
              </Button>
            </AfterEffects>
          )}
          {data && kinds.every(({ put_off_until }) => put_off_until !== null) && (
            <State>Tidak ada yang menunggu Anda.</State>
          )}
        </FollowUpList>
      </Card>
    </Place>
  );
}
