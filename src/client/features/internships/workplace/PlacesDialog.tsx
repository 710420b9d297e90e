import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { type InternshipPlace, useUpdateInternshipPlacesMutation } from '@/client/api/api';
import { BusyButton } from '@/client/ui/BusyButton';
import { UPDATE_FAILED, UPDATED } from '@/client/ui/crudMessages';
import { SelectField } from '@/client/ui/fields/SelectField';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { internshipPlacesRules } from '@/shared/validation/scheduleRules';
import { PlacesField } from './PlacesField';
import { type PlacesValues, placesValues, stillOffered } from './placesValues';

/** Only the content scrolls, so that the buttons stay in view below many places. */
const Sheet = styled(Form)({ display: 'flex', flexDirection: 'column', minHeight: 0 });

const DEFAULT_HELP =
  'Zona waktu dan cuti bersama mengikuti lokasi ini; tanpa pilihan, lokasi pertama yang aktif.';

const defaultOptions = (places: readonly InternshipPlace[], { place_ids }: PlacesValues) => [
  { value: '' as const, label: 'Tanpa lokasi bawaan' },
  ...places.flatMap(({ id, name }) => (place_ids.includes(id) ? { value: id, label: name } : [])),
];

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
  const titleId = useId();
  const [update] = useUpdateInternshipPlacesMutation();
  const form = useFormSubmit({
    rules: internshipPlacesRules,
    request: (input) =>
      update({
        id: internshipId,
        internshipPlacesInput: stillOffered(input, places),
      }).unwrap(),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: onClose,
  });

  return (
    <Formik<PlacesValues> initialValues={placesValues(places)} {...form}>
      {({ isSubmitting, values }) => (
        <Dialog
          open
          fullWidth
          maxWidth="sm"
          onClose={isSubmitting ? undefined : onClose}
          aria-labelledby={titleId}
        >
          <Sheet noValidate>
            <DialogTitle id={titleId}>Ubah Lokasi Absen</DialogTitle>
            <DialogContent>
              <Stack sx={{ gap: 2 }}>
                <PlacesField places={places} />
                <SelectField
                  name="default_place_id"
                  label="Lokasi bawaan"
                  options={defaultOptions(places, values)}
                  helperText={DEFAULT_HELP}
                  disabled={values.place_ids.length === 0}
                />
              </Stack>
            </DialogContent>
            <DialogActions>
              <Button
                variant="outlined"
                color="secondary"
                disabled={isSubmitting}
                onClick={onClose}
              >
                Batal
              </Button>
              <BusyButton type="submit" variant="contained" isBusy={isSubmitting}>
                Simpan
              </BusyButton>
            </DialogActions>
          </Sheet>
        </Dialog>
      )}
    </Formik>
  );
}
