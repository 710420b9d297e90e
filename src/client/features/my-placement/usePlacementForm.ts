import { yupToFormErrors } from 'formik';
import { useCallback } from 'react';
import { ValidationError } from 'yup';
import type { PlacementRequest } from '@/client/api/api';
import type { Message } from '@/client/ui/crudMessages';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { placementRequestUpdateRules } from '@/shared/resources/placement-requests/placementRequestRules';
import { contentOf, type PlacementRequestContent, type PlacementValues } from './placementValues';

const NOT_SAVED: Message = {
  title: 'Gagal!',
  description: 'Draf tidak tersimpan. Isian Anda tetap ada di sini.',
};
const SAVED: Message = { title: 'Berhasil!', description: 'Draf tersimpan.' };

type Options = {
  request: (content: PlacementRequestContent) => Promise<{ data: PlacementRequest }>;
  onDone: (request: PlacementRequest) => unknown;
  onFailure?: (error: unknown) => Promise<boolean>;
};

/** Validation and submission of a draft, with the places of the chosen kind only. */
export function usePlacementForm({ request, onDone, onFailure }: Options) {
  const { onSubmit } = useFormSubmit<PlacementValues, PlacementValues, { data: PlacementRequest }>({
    request: (values) =>
      request(
        placementRequestUpdateRules.cast(contentOf(values), {
          assert: false,
        }) as PlacementRequestContent,
      ),
    success: SAVED,
    failure: NOT_SAVED,
    onDone: ({ data }) => onDone(data),
    onFailure,
  });

  const validate = useCallback(async (values: PlacementValues) => {
    try {
      await placementRequestUpdateRules.validate(contentOf(values), { abortEarly: false });
      return {};
    } catch (error) {
      if (error instanceof ValidationError) return yupToFormErrors<PlacementValues>(error);
      throw error;
    }
  }, []);

  return { onSubmit, validate };
}
