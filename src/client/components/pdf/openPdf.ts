import type { Dispatch } from '@reduxjs/toolkit';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { useStore } from 'react-redux';
import type { GetGradeReportArg } from '@/client/api/api';
import { baseQueryWithRefresh } from '@/client/api/baseQueryWithRefresh';

/** Long enough to load, print and save the document from the tab that shows it. */
const BLOB_LIFETIME_MS = 10 * 60 * 1000;

// Reports are not endpoints, because a Blob does not belong in the store.
export const activityReportPdf = (internshipId: number, { hasPhotos = false } = {}): FetchArgs => ({
  url: `/reports/internships/${internshipId}/activities`,
  params: hasPhotos ? { photos: 1 } : undefined,
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

type Pdf = {
  blob: Blob;
  /** Where a tab can open it under its file name, or null if the response names no such URL. */
  url: URL | null;
};

const pdfOf = async (response: Response): Promise<Pdf> => {
  const location = response.headers.get('content-location');
  const url = location ? new URL(location, window.location.origin) : null;
  return {
    blob: await response.blob(),
    url: url?.origin === window.location.origin ? url : null,
  };
};

const fetchPdf = async (request: FetchArgs, store: Store): Promise<Pdf> => {
  const controller = new AbortController();
  const { data, error } = await baseQueryWithRefresh(
    {
      ...request,
      headers: { accept: 'application/pdf' },
      responseHandler: (response) => (response.ok ? pdfOf(response) : response.json()),
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
  return data as Pdf;
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

const fileNameOf = ({ url }: Pdf): string =>
  decodeURIComponent(url?.pathname.split('/').at(-1) ?? 'laporan.pdf');

const download = (url: string, fileName: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
};

const blobUrlOf = (blob: Blob): string => {
  const url = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(url), BLOB_LIFETIME_MS);
  return url;
};

/**
 * Fetches a PDF with the session's token and shows it in a new tab. Call it directly in a click
 * handler: the tab must open before anything is awaited, or the browser blocks it. Rejects with the
 * error of the request, for which the caller shows a message.
 */
export const openPdf = async (request: FetchArgs, store: Store): Promise<void> => {
  const tab = openWaitingTab();
  try {
    const pdf = await fetchPdf(request, store);
    // Download the file when the browser blocked the tab. A tab that the user closed stays closed.
    if (!tab) download(blobUrlOf(pdf.blob), fileNameOf(pdf));
    // Chromium would save a blob: URL under a random name.
    else if (!tab.closed) tab.location.replace(pdf.url?.href ?? blobUrlOf(pdf.blob));
  } catch (error) {
    tab?.close();
    throw error;
  }
};

export const useOpenPdf = (): ((request: FetchArgs) => Promise<void>) => {
  const store = useStore();
  return (request) => openPdf(request, store);
};
