import AddOutlined from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormCard } from '@/client/ui/form/FormCard';
import { focusFirstField } from '@/client/ui/form/fieldDom';
import { outcomeOf } from '@/client/ui/form/submitOutcome';
import { BULK_ACTIVITIES_MAX } from '@/shared/constants/limits';
import { ActivityBlock } from './ActivityBlock';
import { type ActivitiesValues, nextActivity } from './activityValues';

/** Blocks without errors that stay open; the others fold, so that the page does not get long. */
const OPEN_AT_ONCE = 3;

/** A block's identity: its index changes when a block above it is removed. */
let lastKey = 0;
const newKey = () => {
  lastKey += 1;
  return lastKey;
};

/** The blocks opened last and, after a failed submit, every block with an error. */
function useOpenBlocks(keys: readonly number[]) {
  const { errors, submitCount, isSubmitting, status } = useFormikContext<ActivitiesValues>();
  const [openKeys, setOpenKeys] = useState(() => keys.slice(-OPEN_AT_ONCE));
  const outcome = outcomeOf(status);
  const refused = outcome?.kind === 'refused' ? outcome : null;
  const invalid = submitCount > 0 && Array.isArray(errors.activities) ? errors.activities : [];

  const hasErrors = (index: number) =>
    Boolean(invalid[index]) ||
    Object.keys(refused?.errors ?? {}).some((name) => name.startsWith(`activities.${index}.`));
  const keysWithErrors = keys.filter((_, index) => hasErrors(index));

  // A submit fails in validation before it is sent, or with the server's answer. Set while
  // rendering, so that the fields exist when the first invalid one gets the focus.
  const [seen, setSeen] = useState({ isSubmitting, refused });
  if (seen.isSubmitting !== isSubmitting || seen.refused !== refused) {
    setSeen({ isSubmitting, refused });
    const hasEnded = seen.isSubmitting && !isSubmitting;
    if ((hasEnded || refused) && keysWithErrors.length > 0) setOpenKeys(keysWithErrors);
  }

  const latestErrors = useRef(keysWithErrors);
  latestErrors.current = keysWithErrors;
  const open = useCallback(
    (key: number) =>
      setOpenKeys((open) => {
        const others = open.filter((other) => other !== key);
        const withErrors = others.filter((other) => latestErrors.current.includes(other));
        const without = others.filter((other) => !withErrors.includes(other));
        return [...withErrors, ...[...without, key].slice(-OPEN_AT_ONCE)];
      }),
    [],
  );

  return { hasErrors, isOpen: (key: number) => openKeys.includes(key), open };
}

export function ActivitiesForm({ cancelTo }: { cancelTo: string }) {
  const form = useFormikContext<ActivitiesValues>();
  const { values, errors, setFieldValue, setStatus } = form;
  const { activities } = values;
  const [keys, setKeys] = useState<readonly number[]>(() => activities.map(newKey));
  const { hasErrors, isOpen, open } = useOpenBlocks(keys);

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

  // Stable handlers, so that a keystroke renders one of up to a hundred blocks.
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
      // The errors of the server name blocks by index, and the indexes have changed.
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
        {keys.map(
          (key, index) =>
            activities[index] && (
              <ActivityBlock
                key={key}
                index={index}
                form={form}
                isOpen={isOpen(key)}
                hasErrors={hasErrors(index)}
                onOpen={handleOpen}
                // Spec §2: the first block cannot be removed.
                onRemove={index === 0 ? undefined : handleRemove}
              />
            ),
        )}
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
