import AddOutlined from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
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

/** The blocks whose fields are objected to, by us after a submit or by the server. */
function useObjectedBlocks() {
  const { errors, submitCount, status } = useFormikContext<ActivitiesValues>();
  const outcome = outcomeOf(status);
  const refused = outcome?.kind === 'refused' ? Object.keys(outcome.errors) : [];
  return (index: number) =>
    (submitCount > 0 && Array.isArray(errors.activities) && Boolean(errors.activities[index])) ||
    refused.some((name) => name.startsWith(`activities.${index}.`));
}

export function ActivitiesForm({ cancelTo }: { cancelTo: string }) {
  const { values, errors, setFieldValue, setStatus } = useFormikContext<ActivitiesValues>();
  const { activities } = values;
  const [keys, setKeys] = useState(() => activities.map(newKey));
  const [openKeys, setOpenKeys] = useState<readonly number[]>(keys);
  const isObjected = useObjectedBlocks();

  const open = (key: number) =>
    setOpenKeys((open) => [...open.filter((other) => other !== key), key].slice(-OPEN_AT_ONCE));

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
    void setFieldValue('activities', [...activities, nextActivity(previous)]);
  };

  const handleRemove = (index: number) => {
    setKeys(keys.filter((_, other) => other !== index));
    // The server's objections name places that are different ones now.
    setStatus(undefined);
    void setFieldValue(
      'activities',
      activities.filter((_, other) => other !== index),
    );
  };

  return (
    <FormCard cancelTo={cancelTo}>
      {typeof errors.activities === 'string' && (
        <Alert severity="error" sx={{ m: 2.5, mb: 0 }}>
          {errors.activities}
        </Alert>
      )}
      <div ref={blocks}>
        {activities.map((activity, index) => (
          <ActivityBlock
            key={keys[index]}
            index={index}
            activity={activity}
            isOpen={openKeys.includes(keys[index] ?? 0) || isObjected(index)}
            onOpen={() => open(keys[index] ?? 0)}
            onRemove={index === 0 ? undefined : () => handleRemove(index)}
          />
        ))}
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
