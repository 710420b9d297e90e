import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { type InternshipPlace, useUpdateInternshipPlacesMutation } from '@/client/api/api';
import { usePastDaysQuestion } from '@/client/records/verdicts/usePastDaysQuestion';
import { useValidFrom, type ValidFromValues } from '@/client/records/verdicts/useValidFrom';
import { ValidFromFields } from '@/client/records/verdicts/ValidFromFields';
import { UPDATE_FAILED, UPDATED } from '@/client/ui/crudMessages';
import { SelectField } from '@/client/ui/fields/SelectField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { internshipPlacesUpdateRules } from '@/shared/resources/schedules/scheduleRules';
import { PlacesField } from './PlacesField';
import { type PlacesValues, placesValues, stillOffered } from './placesValues';

const JUDGED_BY = ['default_place_id'];

const DEFAULT_HELP =
  'Zona waktu dan cuti bersama mengikuti lokasi ini; tanpa pilihan, lokasi pertama yang aktif.';

/** One of the chosen places, by default none. */
function DefaultPlaceField({ places }: { places: readonly InternshipPlace[] }) {
  const { place_ids } = useFormikContext<PlacesValues>().values;
  const chosen = places.filter(({ id }) => place_ids.includes(id));
  return (
    <SelectField
      name="default_place_id"
      label="Lokasi bawaan"
      options={[
        { value: '', label: 'Tanpa lokasi bawaan' },
        ...chosen.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      helperText={DEFAULT_HELP}
      disabled={place_ids.length === 0}
    />
  );
}

type Props = {
  internshipId: number;
  places: readonly InternshipPlace[];
  onClose: () => void;
};

/**
 * The choice of the places of a placement. After a failure it stays open with what was chosen.
 * @public used through `lazyComponent`
 */
export function PlacesDialog({ internshipId, places, onClose }: Props) {
  const [update] = useUpdateInternshipPlacesMutation();
  const stored = useMemo(() => placesValues(places), [places]);
  const pastDays = usePastDaysQuestion();
  const validFrom = useValidFrom(internshipPlacesUpdateRules, stored, JUDGED_BY);
  const form = useFormSubmit({
    rules: validFrom.rules,
    request: (input) =>
      pastDays.ask(stillOffered(validFrom.inputOf(input), places), (internshipPlacesInput) =>
        update({ id: internshipId, internshipPlacesInput }).unwrap(),
      ),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: onClose,
  });

  return (
    <>
      <FormDialog<PlacesValues & ValidFromValues>
        title="Ubah Lokasi Absen"
        maxWidth="sm"
        initialValues={{ ...stored, ...validFrom.values }}
        form={form}
        onClose={onClose}
      >
        <Stack sx={{ gap: 2 }}>
          <PlacesField places={places} />
          <DefaultPlaceField places={places} />
          <ValidFromFields {...validFrom.fields} />
        </Stack>
      </FormDialog>
      {pastDays.dialog}
    </>
  );
}
