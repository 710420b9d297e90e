import { skipToken } from '@reduxjs/toolkit/query';
import { Formik } from 'formik';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCreatePlaceMutation, useGetCompanyQuery } from '@/client/api/api';
import { companyOption } from '@/client/records/pickers/pickerOptions';
import { CREATE_FAILED, CREATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { emptyValues } from '@/shared/fields/field';
import { NEW_PLACE } from '@/shared/resources/places/constants';
import { placeFields } from '@/shared/resources/places/placeFields';
import { placeRules } from '@/shared/resources/places/placeRules';
import { PlaceForm } from './PlaceForm';
import { startValues } from './startValues';
import { usePlaceReturnUrl } from './usePlaceReturnUrl';
import { usePointQuestion } from './usePointQuestion';

const EMPTY = { ...emptyValues(placeFields), ...NEW_PLACE };

/** @screen places.create */
export function PlaceCreatePage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [start] = useState(() => startValues(query));
  const { company_id: id } = start;
  const { data, isLoading } = useGetCompanyQuery(id === undefined ? skipToken : { id });
  const company = data && companyOption(data.data);
  const returnUrl = usePlaceReturnUrl(id);
  const [createPlace] = useCreatePlaceMutation();
  const askAboutPoint = usePointQuestion();
  const form = useFormSubmit({
    rules: placeRules,
    request: (place) =>
      askAboutPoint(place, (placeCreateInput) => createPlace({ placeCreateInput }).unwrap()),
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: () => navigate(returnUrl),
  });
  // A company that is gone is not chosen.
  const values = {
    ...EMPTY,
    ...start,
    company_id: company?.value ?? '',
    address: data?.data.address ?? '',
  };

  return (
    <FormPage context="Catat tempat mahasiswa magang di sebuah mitra." isLoading={isLoading}>
      <Formik initialValues={values} {...form}>
        <PlaceForm company={company} returnUrl={returnUrl} />
      </Formik>
    </FormPage>
  );
}
