import { type PlacementWindow, useUpdatePlacementWindowMutation } from '@/client/api/api';
import { UPDATE_FAILED } from '@/client/ui/crudMessages';
import { DateField } from '@/client/ui/fields/DateField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { FieldGrid } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { placementWindowFields } from '@/shared/resources/placement-requests/placementRequestFields';
import { placementWindowRules } from '@/shared/resources/placement-requests/placementRequestRules';

const SAVED = { title: 'Berhasil!', description: 'Masa pengajuan tersimpan.' };

type Props = { periodWindow: PlacementWindow; onClose: () => void };

/**
 * The first and the last day of a window. Without them students cannot send requests.
 * @public used through `lazyComponent`
 */
export function PlacementWindowDialog({ periodWindow, onClose }: Props) {
  const { internship_period_id: id, open_from, open_until, version } = periodWindow;
  const [updateWindow] = useUpdatePlacementWindowMutation();
  const form = useFormSubmit({
    rules: placementWindowRules,
    // After a refusal the card has the latest version.
    request: (days) =>
      updateWindow({ id, placementWindowUpdateInput: { ...days, version } }).unwrap(),
    success: SAVED,
    failure: UPDATE_FAILED,
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Masa Pengajuan"
      maxWidth="sm"
      initialValues={{ open_from: open_from ?? '', open_until: open_until ?? '' }}
      form={form}
      onClose={onClose}
    >
      <FieldGrid>
        <DateField name="open_from" label={placementWindowFields.open_from.label} />
        <DateField
          name="open_until"
          label={placementWindowFields.open_until.label}
          helperText="Kosongkan kedua tanggal untuk menutup masa pengajuan."
        />
      </FieldGrid>
    </FormDialog>
  );
}
