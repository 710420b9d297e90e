import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Role } from '@/shared/permissions';
import { internshipSelected, selectSelectedInternship } from './selectionSlice';
import { selectIsLoggedIn, selectRole, selectUser } from './sessionSlice';
import type { SelectedInternship, SessionUser } from './storage';

export const useIsLoggedIn = (): boolean => useSelector(selectIsLoggedIn);

export const useCurrentUser = (): SessionUser | null => useSelector(selectUser);

export const useRole = (): Role | null => useSelector(selectRole);

/** The internship that the student has selected, and its setter. */
export const useSelectedInternship = (): [
  SelectedInternship | null,
  (internship: SelectedInternship | null) => void,
] => {
  const dispatch = useDispatch();
  const select = useCallback(
    (internship: SelectedInternship | null) => dispatch(internshipSelected(internship)),
    [dispatch],
  );
  return [useSelector(selectSelectedInternship), select];
};
