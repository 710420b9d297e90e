import AddOutlined from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormCard } from '@/client/components/form/FormCard';
import { focusFirstField } from '@/client/components/form/fieldDom';
import { outcomeOf } from '@/client/components/form/submitOutcome';
import { BULK_ACTIVITIES_MAX } from '@/shared/constants/limits';
import { ActivityBlock } from './ActivityBlock';
import { type ActivityValues, nextActivity } from './activityValues';

export type ActivitiesValues = { activities: ActivityValues[] };

/** More open blocks than this would make each keystroke slow, and the page long. */
const OPEN_AT_ONCE = 3;

/** A block's own identity, since its place changes when one above it is removed. */
let lastKey = 0;
const newKey = () => {
  lastKey += 1;
  return lastKey;
};

/** At most so many blocks are open: those opened last, or after an attempt those to be corrected. */
function useOpenBlocks(keys: readonly number[]) {
  const { errors, submitCount, isSubmitting, status } = useFormikContext<ActivitiesValues>();
  const [openKeys, setOpenKeys] = useState(keys);
  const outcome = outcomeOf(status);
  const refused = outcome?.kind === 'refused' ? outcome : null;
  const invalid = submitCount > 0 && Array.isArray(errors.activities) ? errors.activities : [];

  const isObjected = (index: number) =>
    Boolean(invalid[index]) ||
    Object.keys(refused?.errors ?? {}).some((name) => name.startsWith(`activities.${index}.`));

  // Our rules stop a submit before it is sent, the server while it is on its way. Noticed while
  // rendering, so that the fields are there when the first refused one is looked for.
  const [seen, setSeen] = useState({ isSubmitting, refused });
  if (seen.isSubmitting !== isSubmitting || seen.refused !== refused) {
    setSeen({ isSubmitting, refused });
    const hasEnded = seen.isSubmitting && !isSubmitting;
    const objected = keys.filter((_, index) => isObjected(index)).slice(0, OPEN_AT_ONCE);
    if ((hasEnded || refused) && objected.length > 0) setOpenKeys(objected);
  }

  const open = useCallback(
    (key: number) =>
      setOpenKeys((open) => [...open.filter((other) => other !== key), key].slice(-OPEN_AT_ONCE)),
    [],
  );

  return {
    isObjected,
    isOpen: (key: number) => openKeys.includes(key),
    open,
  };
}

export function ActivitiesForm({ cancelTo }: { cancelTo: string }) {
  const { values, errors, setFieldValue, setStatus } = useFormikContext<ActivitiesValues>();
  const { activities } = values;
  const [keys, setKeys] = useState<readonly number[]>(() => activities.map(newKey));
  const { isObjected, isOpen, open } = useOpenBlocks(keys);

  const blocks = useRef<HTMLDivElement>(null);
  const addedKey = useRef<number | null>(null);
  useEffect(() => {
    if (addedKey.current === null || keys.at(-1) !== addedKey.current) return;
    addedKey.current = null;
    const added = blocks.current?.lastElementChild;
    if (added) focusFirstField(added);
  }, [keys]);

  const handleAdd = () => {
    const previous = activities.at(-1);
    if (!previous) return;
    const key = newKey();
    addedKey.current = key;
    setKeys([...keys, key]);
    open(key);
    void setFieldValue('activities', [...activities, nextActivity(previous)], true);
  };

  // The same functions for good: the folded blocks, up to a hundred, are drawn only when they change.
  const latest = useRef({ keys, activities });
  latest.current = { keys, activities };
  const handleOpen = useCallback(
    (index: number) => {
      const key = latest.current.keys[index];
      if (key !== undefined) open(key);
    },
    [open],
  );
  const handleRemove = useCallback(
    (index: number) => {
      const isOther = (_: unknown, other: number) => other !== index;
      setKeys((keys) => keys.filter(isOther));
      // The server's objections name places that are different ones now.
      setStatus(undefined);
      void setFieldValue('activities', latest.current.activities.filter(isOther), true);
    },
    [setFieldValue, setStatus],
  );

  return (
    <FormCard cancelTo={cancelTo}>
      {typeof errors.activities === 'string' && (
        <Alert severity="error" sx={{ m: 2.5, mb: 0 }}>
          {errors.activities}
        </Alert>
      )}
      <div ref={blocks}>
        {keys.map((key, index) => {
          const activity = activities[index];
          return (
            activity && (
              <ActivityBlock
                key={key}
                index={index}
                activity={activity}
                isOpen={isOpen(key)}
                isObjected={isObjected(index)}
                onOpen={handleOpen}
                // The first one stays.
                onRemove={index === 0 ? undefined : handleRemove}
              />
            )
          );
        })}
      </div>
      <Box sx={{ px: 2.5, pb: 2.5 }}>
        <Button
          variant="outlined"
          fullWidth
          startIcon={<AddOutlined />}
          disabled={activities.length >= BULK_ACTIVITIES_MAX}
          onClick={handleAdd}
          sx={{ borderStyle: 'dashed' }}
        >
          Tambah Aktivitas Lain
        </Button>
      </Box>
    </FormCard>
  );
}
