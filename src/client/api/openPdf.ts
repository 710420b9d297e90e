import type { Dispatch } from '@reduxjs/toolkit';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { useStore } from 'react-redux';
import type { GetGradeReportArg } from './api';
import { baseQueryWithRefresh } from './baseQueryWithRefresh';

/** Long enough to load, print and save the document from the tab that shows it. */
const BLOB_LIFETIME_MS = 10 * 60 * 1000;

// Reports are fetched by hand, not as endpoints: a Blob does not belong in a store.
export const activityReportPdf = (internshipId: number): FetchArgs => ({
  url: `/reports/internships/${internshipId}/activities`,
});

export const gradeReportPdf = (filters: GetGradeReportArg): FetchArgs => ({
  url: '/reports/grades',
  params: {
    course_code: filters.courseCode,
    internship_period_id: filters.internshipPeriodId,
    lecturer_id: filters.lecturerId,
    mentor_id: filters.mentorId,
  },
});

type Store = Pick<BaseQueryApi, 'getState'> & { dispatch: Dispatch };

const fetchPdf = async (request: FetchArgs, store: Store): Promise<Blob> => {
  const controller = new AbortController();
  const { data, error } = await baseQueryWithRefresh(
    {
      ...request,
      headers: { accept: 'application/pdf' },
      responseHandler: (response) => (response.ok ? response.blob() : response.json()),
    },
    {
      signal: controller.signal,
      abort: () => controller.abort(),
      dispatch: store.dispatch,
      getState: store.getState,
      extra: undefined,
      endpoint: 'openPdf',
      type: 'query',
    },
    {},
  );
  if (error) throw error;
  return data as Blob;
};

const openWaitingTab = (): Window | null => {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.document.title = 'Menyiapkan dokumen…';
    tab.document.body.textContent = 'Menyiapkan dokumen…';
    tab.document.body.style.cssText = 'font: 16px/1.5 sans-serif; padding: 24px';
  }
  return tab;
};

const download = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = 'laporan.pdf';
  link.click();
};

/**
 * Fetches a PDF with the session's token and shows it in a new tab. To be called from within the
 * click handler itself: the tab is opened before anything is awaited, or the browser blocks it.
 * Rejects with the error of the request, whose words are the caller's.
 */
export const openPdf = async (request: FetchArgs, store: Store): Promise<void> => {
  const tab = openWaitingTab();
  try {
    const url = URL.createObjectURL(await fetchPdf(request, store));
    setTimeout(() => URL.revokeObjectURL(url), BLOB_LIFETIME_MS);
    // Blocked all the same, or closed by an impatient hand: offer the file.
    if (tab && !tab.closed) tab.location.replace(url);
    else if (!tab) download(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
};

export const useOpenPdf = (): ((request: FetchArgs) => Promise<void>) => {
  const store = useStore();
  return (request) => openPdf(request, store);
};
