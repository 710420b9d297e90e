import type { FetchArgs } from '@reduxjs/toolkit/query';

export const certificatePdf = (id: number): FetchArgs => ({ url: `/certificates/${id}/file` });

/** One page for each. */
export const certificatesPdf = (ids: readonly number[]): FetchArgs => ({
  url: '/certificates/files',
  params: { ids: ids.join(',') },
});

export const PDF_FAILED = 'Sertifikat tidak dapat dicetak. Silakan coba lagi nanti.';
