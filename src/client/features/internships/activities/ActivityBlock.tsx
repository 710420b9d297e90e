import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type FormikContextType, FormikProvider, getIn } from 'formik';
import { memo } from 'react';
import { FormSection } from '@/client/ui/form/FormSection';
import { formatShortWeekdayDate, formatTimeRange } from '@/shared/format';
import { ActivityFields } from './ActivityFields';
import { type ActivitiesValues, NEW_ACTIVITY } from './activityValues';

type Props = {
  index: number;
  form: FormikContextType<ActivitiesValues>;
  /** Shows the fields; a folded block is one line with a summary. */
  isOpen: boolean;
  hasErrors: boolean;
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

/** The parts of the form that the fields of one block read. */
const stateOf = ({ form, index }: Props): unknown[] => [
  form.values.activities[index],
  getIn(form.errors, `activities.${index}`),
  getIn(form.touched, `activities.${index}`),
  form.status,
  form.isSubmitting,
];

const propsOf = ({ index, isOpen, hasErrors, onOpen, onRemove }: Props): unknown[] => [
  index,
  isOpen,
  hasErrors,
  onOpen,
  onRemove,
];

const isUnchanged = (before: Props, after: Props) => {
  const values = [...propsOf(after), ...stateOf(after)];
  return [...propsOf(before), ...stateOf(before)].every((value, at) =>
    Object.is(value, values[at]),
  );
};

/**
 * One of the activities that are added together. Its fields read the form from a provider of the
 * block: a keystroke in one block does not render the date and time fields of all others.
 */
export const ActivityBlock = memo(function ActivityBlock(props: Props) {
  const { index, form, isOpen, hasErrors, onOpen, onRemove } = props;
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
        <FormikProvider value={form}>
          <ActivityFields at={`activities.${index}.`} />
        </FormikProvider>
      </FormSection>
    );
  }

  const { name, date, start_time, end_time } = form.values.activities[index] ?? NEW_ACTIVITY;
  return (
    <Folded aria-label={title}>
      {/* A form reports errors of fields that it does not show in a toast; these have their line. */}
      {FIELDS.map((field) => (
        <span key={field} hidden data-field={`activities.${index}.${field}`} />
      ))}
      <Words>
        <div>{name || title}</div>
        <span>
          {formatShortWeekdayDate(date)}, {formatTimeRange(start_time, end_time)}
        </span>
        {hasErrors && <FormHelperText error>Ada isian yang perlu diperbaiki.</FormHelperText>}
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
}, isUnchanged);
