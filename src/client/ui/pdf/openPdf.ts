import type { FetchArgs } from '@reduxjs/toolkit/query';
import { useStore } from 'react-redux';
import type { GetAllGradesArg, GetGradeReportArg } from '@/client/api/api';
import { type SendingStore, sendForFile } from '@/client/api/send';
import { blobUrlOf, saveFile } from '../saveFile';

export const activityReportPdf = (internshipId: number, { hasPhotos = false } = {}): FetchArgs => ({
  url: `/reports/internships/${internshipId}/activities`,
  params: hasPhotos ? { photos: 1 } : undefined,
});

export const assessmentReportPdf = (internshipId: number, formId: number): FetchArgs => ({
  url: `/reports/internships/${internshipId}/assessments/${formId}`,
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

/** The same report as a workbook. */
export const gradeReportWorkbook = (filters: GetGradeReportArg): FetchArgs => ({
  ...gradeReportPdf(filters),
  url: '/reports/grades/export',
});

/** The grades of a class, course or period. */
export const allGradesPdf = (query: GetAllGradesArg): FetchArgs => ({
  url: '/reports/grades/all/pdf',
  params: {
    course_code: query.courseCode,
    internship_period_id: query.internshipPeriodId,
    academic_year: query.academicYear,
    lecturer_id: query.lecturerId,
    mentor_id: query.mentorId,
    layout: query.layout,
  },
});

/** The same grades as a workbook. */
export const allGradesWorkbook = (query: GetAllGradesArg): FetchArgs => ({
  ...allGradesPdf(query),
  url: '/reports/grades/all/export',
});

type Pdf = {
  blob: Blob;
  /** The URL that opens the PDF under its file name; null if the response names none. */
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

const fetchPdf = (request: FetchArgs, store: SendingStore): Promise<Pdf> =>
  sendForFile({ ...request, headers: { accept: 'application/pdf' } }, pdfOf, store);

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

/**
 * Fetches a PDF with the session's token and shows it in a new tab. Call it directly in a click
 * handler: the tab must open before anything is awaited, or the browser blocks it. Rejects with the
 * error of the request, for which the caller shows a message.
 */
export const openPdf = async (request: FetchArgs, store: SendingStore): Promise<void> => {
  const tab = openWaitingTab();
  try {
    const pdf = await fetchPdf(request, store);
    // Download the file when the browser blocked the tab. A tab that the user closed stays closed.
    if (!tab) saveFile(pdf.blob, fileNameOf(pdf));
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
