import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import PersonPinCircleOutlined from '@mui/icons-material/PersonPinCircleOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import SocialDistanceOutlined from '@mui/icons-material/SocialDistanceOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Review } from '@/client/api/api';
import { logArrivalText, photoArrivalText } from '@/client/records/activityLog/logArrivalTexts';
import { distanceText, lateArrivalTexts, reasonText } from '@/client/records/attendance/eventTexts';
import { usePlaceClock } from '@/client/records/attendance/usePlaceClock';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { plannedTimes, pressDateTime } from '@/shared/attendance/placeTime';
import type { DeskGroup } from './deskQuery';
import { NOT_SWIPED } from './useSwipe';

const map = lazyComponent(() => import('@/client/ui/map/LocationMap'), 'LocationMap');

const MAP_HEIGHT = 220;

const Facts = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 5, minWidth: 0 },
  '& li > svg': { flex: 'none', fontSize: 16, marginTop: 1.5 },
  '& span': { overflowWrap: 'anywhere' },
}));

const MapButton = styled(Button)(({ theme }) => ({
  minHeight: 0,
  padding: '0 4px',
  margin: '0 -4px',
  [theme.breakpoints.down('md')]: { minHeight: 44, marginBlock: -12 },
}));

type Props = { row: Review; group: DeskGroup; tabIndex: 0 | -1 };

/** Student, planned and attended times and places of an activity. */
export function ReviewFacts({ row, group, tabIndex }: Props) {
  const [isMapOpen, setMapOpen] = useState(false);
  const { latitude, longitude } = row;
  const clock = usePlaceClock()(row.time_zone);
  const hasPlace = latitude !== null && longitude !== null;
  const arrivals = [
    ...(row.check_in ? lateArrivalTexts(row.check_in, clock) : []),
    logArrivalText(row.log, clock),
    ...row.photos.map((photo, index) => photoArrivalText(photo, index + 1, clock)),
  ].filter(Boolean);

  return (
    <>
      <Facts>
        <li>
          <ScheduleOutlined aria-hidden />
          <span>{plannedTimes(row, clock)}</span>
        </li>
        <li>
          <PlaceOutlined aria-hidden />
          <VisuallyHidden>Tempat:</VisuallyHidden>
          <span>{row.address}</span>
        </li>
        {row.attendance_time && (
          <li>
            <PersonPinCircleOutlined aria-hidden />
            <span>Absen {pressDateTime(row.attendance_time, clock)}</span>
            {hasPlace && (
              <MapButton
                size="small"
                aria-expanded={isMapOpen}
                tabIndex={tabIndex}
                onClick={() => setMapOpen(!isMapOpen)}
              >
                {isMapOpen ? 'Tutup peta' : 'Lihat lokasi'}
              </MapButton>
            )}
          </li>
        )}
        {arrivals.map((text) => (
          <li key={text}>
            <ScheduleSendOutlined aria-hidden />
            <span>{text}</span>
          </li>
        ))}
        {row.check_in?.place && (
          <li>
            <SocialDistanceOutlined aria-hidden />
            <span>{distanceText(row.check_in)}</span>
          </li>
        )}
        {row.check_in?.reason && (
          <li>
            <ChatBubbleOutlineOutlined aria-hidden />
            <span>Alasan: {reasonText(row.check_in)}</span>
          </li>
        )}
        {group === 'day' && (
          <li>
            <span>
              {row.student.nim} · {row.company.name}
            </span>
          </li>
        )}
      </Facts>
      {isMapOpen && hasPlace && (
        <div {...NOT_SWIPED}>
          <map.Component
            fallback={<Skeleton variant="rounded" height={MAP_HEIGHT} />}
            latitude={latitude}
            longitude={longitude}
            height={MAP_HEIGHT}
            isRounded={row.is_position_rounded}
            place={row.check_in?.place}
            isAskedFor
            label={`Lokasi absensi ${row.name}`}
          />
        </div>
      )}
    </>
  );
}
