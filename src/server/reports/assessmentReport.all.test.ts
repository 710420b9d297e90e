import sharp from 'sharp';
import { printAssessmentReport } from './assessmentReport';
import type { AssessmentReport } from './reportData';
import { anAssessmentReport } from './testing/aReport';
import { readPdf } from './testing/readPdf';

const print = async (overrides: Partial<AssessmentReport> = {}) =>
  readPdf(await printAssessmentReport(anAssessmentReport(overrides)));

test('prints criteria, weights, scores in figures and words, the total and the day of sending', async () => {
  const { pages, pageCount, landscape, imageCount, rules } = await print();
  expect({ pageCount, landscape, imageCount }).toEqual({
    pageCount: 1,
    landscape: false,
    imageCount: 0,
  });
  for (const text of [
    'Lembar Penilaian Magang',
    'Praktik Kerja Industri',
    'Siti Rahmawati\n2403310001',
    'PT Nusantara Jaringan',
    '3 Agustus 2026 s/d 18',
    'Kedisiplinan\n75%\n83\ndelapan puluh tiga',
    'Inisiatif\n25%\n85\ndelapan puluh lima\nBaik',
    'Total\n100%\n83,50\ndelapan puluh tiga koma lima',
    'Cepat belajar.',
    '14 Desember 2026',
    'Mentor penilai',
    'Budi Santoso',
    'Kode verifikasi 7K3M-9QXA-2HTD',
  ]) {
    expect(pages[0]).toContain(text);
  }
  // The line to sign on.
  expect(rules.flat().filter(({ width }) => width === 200)).toHaveLength(1);
});

test('prints the stored signature of the assessor', async () => {
  const signature = await sharp({
    create: { width: 60, height: 20, channels: 4, background: '#00000080' },
  })
    .png()
    .toBuffer();
  const { imageCount } = await print({ assessor: { name: 'Budi Santoso', signature } });
  expect(imageCount).toBe(1);
});
