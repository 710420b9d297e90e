import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { FormSection } from '@/client/components/form/FormSection';
import { formatShortWeekdayDate, formatTimeRange } from '@/client/components/formatDate';
import { ActivityFields } from './ActivityFields';
import { type ActivityValues, NEW_ACTIVITY } from './activityValues';

type Props = {
  index: number;
  activity: ActivityValues;
  /** With its fields; otherwise one line that says what it is. */
  isOpen: boolean;
  /** Something in it has to be corrected. */
  isObjected: boolean;
  onOpen: (index: number) => void;
  onRemove?: (index: number) => void;
};

const FIELDS = Object.keys(NEW_ACTIVITY);

const Folded = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 12px 10px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Words = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  '& > div': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > span': {
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
  },
}));

/** One of the activities that are added together. */
export const ActivityBlock = memo(function ActivityBlock(props: Props) {
  const { index, activity, isOpen, isObjected, onOpen, onRemove } = props;
  const title = `Aktivitas ${index + 1}`;
  if (isOpen) {
    return (
      <FormSection
        title={title}
        actions={
          onRemove && (
            <Button
              color="error"
              size="small"
              startIcon={<DeleteOutlined />}
              aria-label={`Hapus ${title}`}
              onClick={() => onRemove(index)}
            >
              Hapus
            </Button>
          )
        }
      >
        <ActivityFields at={`activities.${index}.`} />
      </FormSection>
    );
  }

  const { name, date, start_time, end_time } = activity;
  return (
    <Folded aria-label={title}>
      {/* What the server says about a folded field is not homeless: the line tells of it. */}
      {FIELDS.map((field) => (
        <span key={field} hidden data-field={`activities.${index}.${field}`} />
      ))}
      <Words>
        <div>{name || title}</div>
        <span>
          {formatShortWeekdayDate(date)}, {formatTimeRange(start_time, end_time)}
        </span>
        {isObjected && <FormHelperText error>Ada isian yang perlu diperbaiki.</FormHelperText>}
      </Words>
      <IconButton aria-label={`Ubah ${title}`} onClick={() => onOpen(index)}>
        <EditOutlined fontSize="small" />
      </IconButton>
      {onRemove && (
        <IconButton aria-label={`Hapus ${title}`} color="error" onClick={() => onRemove(index)}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      )}
    </Folded>
  );
});
