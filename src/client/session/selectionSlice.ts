import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn, loggedOut, sessionExpired } from './sessionSlice';
import type { SelectedInternship } from './storage';

export interface SelectionState {
  internship: SelectedInternship | null;
}

export interface WithSelection {
  selection: SelectionState;
}

export const nothingSelected: SelectionState = { internship: null };

const selectionSlice = createSlice({
  name: 'selection',
  initialState: nothingSelected,
  reducers: {
    // A copy of anything but the id would become stale.
    internshipSelected: (_state, { payload }: PayloadAction<SelectedInternship | null>) => ({
      internship: payload && { id: payload.id },
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedIn, () => nothingSelected)
      .addCase(loggedOut, () => nothingSelected)
      .addCase(sessionExpired, () => nothingSelected),
});

export const selectionReducer = selectionSlice.reducer;
export const { internshipSelected } = selectionSlice.actions;
export const selectSelectedInternship = ({ selection }: WithSelection): SelectedInternship | null =>
  selection.internship;
