import { Formik } from 'formik';
import { useNavigate } from 'react-router';
import { useCreatePlaceMutation } from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { CREATE_FAILED, CREATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { NEW_PLACE } from '@/shared/constants/places';
import { emptyValues } from '@/shared/fields/field';
import { placeFields } from '@/shared/fields/placeFields';
import { placeRules } from '@/shared/validation/placeRules';
import { PlaceForm } from './PlaceForm';

const EMPTY = { ...emptyValues(placeFields), ...NEW_PLACE };

export function PlaceCreatePage() {
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const [createPlace] = useCreatePlaceMutation();
  const form = useFormSubmit({
    rules: placeRules,
    request: (placeInput) => createPlace({ placeInput }).unwrap(),
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage context="Catat tempat mahasiswa magang di sebuah mitra.">
      <Formik initialValues={EMPTY} {...form}>
        <PlaceForm />
      </Formik>
    </FormPage>
  );
}
