import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { type FormEvent, useId, useRef, useState } from 'react';
import {
  type SavedView,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
} from '@/client/api/api';
import { fieldErrorsOf, messageOf } from '@/client/api/serverErrors';
import { useRole } from '@/client/session/useSession';
import { BusyButton } from '@/client/ui/BusyButton';
import { ACTION_FAILED } from '@/client/ui/crudMessages';
import type { ViewList } from '@/shared/records';
import { VIEW_NAME_MAX } from '@/shared/resources/saved-views/constants';

type Props = {
  list: ViewList;
  query: string;
  /** The view to rename; null for a new one. */
  renamed: SavedView | null;
  onDone: () => void;
};

/** Saves the table's present view, or renames one. */
export function ViewForm({ list, query, renamed, onDone }: Props) {
  const id = useId();
  const isAdmin = useRole() === 'super_admin';
  const [name, setName] = useState(renamed?.name ?? '');
  const [isShared, setShared] = useState(renamed?.is_shared ?? false);
  const [issue, setIssue] = useState<string | null>(null);
  const [createView, creation] = useCreateSavedViewMutation();
  const [updateView, update] = useUpdateSavedViewMutation();
  const isNew = renamed === null;
  const nameInput = useRef<HTMLInputElement>(null);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { name, query: renamed?.query ?? query, is_shared: isShared };
    try {
      await (renamed
        ? updateView({ id: renamed.id, savedViewUpdateInput: input })
        : createView({ savedViewInput: { ...input, list } })
      ).unwrap();
      setName('');
      setShared(false);
      setIssue(null);
      onDone();
    } catch (error) {
      const [ofField] = Object.values(fieldErrorsOf(error) ?? {});
      setIssue(ofField ?? messageOf(error) ?? ACTION_FAILED.description ?? null);
      nameInput.current?.focus();
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 1 }}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <label htmlFor={id}>
        {isNew ? 'Simpan tampilan ini sebagai' : `Nama baru ${renamed.name}`}
      </label>
      <div>
        <OutlinedInput
          id={id}
          inputRef={nameInput}
          fullWidth
          size="small"
          value={name}
          error={issue !== null}
          autoFocus={!isNew}
          onChange={({ target }) => setName(target.value)}
          inputProps={{
            maxLength: VIEW_NAME_MAX,
            autoComplete: 'off',
            'aria-describedby': issue ? `${id}-issue` : undefined,
          }}
        />
        {issue && (
          <FormHelperText id={`${id}-issue`} error role="alert">
            {issue}
          </FormHelperText>
        )}
      </div>
      {isAdmin && (
        <FormControlLabel
          label="Untuk semua orang"
          control={
            <Checkbox
              size="small"
              checked={isShared}
              onChange={({ target }) => setShared(target.checked)}
            />
          }
        />
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        {!isNew && (
          <Button variant="outlined" color="secondary" fullWidth onClick={onDone}>
            Batal
          </Button>
        )}
        <BusyButton
          type="submit"
          variant="contained"
          fullWidth
          isBusy={creation.isLoading || update.isLoading}
        >
          Simpan
        </BusyButton>
      </Stack>
    </Stack>
  );
}
