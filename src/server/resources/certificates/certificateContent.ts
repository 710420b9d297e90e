import type { Letterhead } from '@/server/reports/reportData';
import type { AttendanceTotals } from '@/shared/attendance/totals';
import { ATTENDED } from '@/shared/attendance/totals';
import { formatLongDate } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import type { CertificateData } from '@/shared/resources/certificates/certificateData';
import type { CertificateKind } from '@/shared/resources/certificates/constants';
import type { LetterGrade } from '@/shared/resources/grades/letterGrades';

export interface CertificateHead {
  date: string;
  place?: string | null;
  signatory_name: string;
  signatory_position: string;
  signatory_nip?: string | null;
}

export interface CertificateFacts {
  kind: CertificateKind;
  name: string;
  nim: string | null;
  company_name: string;
  period: { start_date: string; end_date: string };
  students: number;
  /** null for mentors and companies */
  totals: AttendanceTotals | null;
  /** empty if they are not printed */
  grades: readonly { course_name: string; total: number; letter_grade: LetterGrade }[];
}

const TITLES = {
  student: 'Sertifikat Magang',
  mentor: 'Ucapan Terima Kasih',
  company: 'Ucapan Terima Kasih',
} as const satisfies Record<CertificateKind, string>;

/** The texts of a certificate. Only `name` and `nim` name a person, so that both can be replaced. */
export function certificateContent(
  head: CertificateHead,
  facts: CertificateFacts,
  letterhead: Letterhead,
): CertificateData {
  const { kind, name, nim, company_name, period } = facts;
  const day = formatLongDate(head.date);
  return {
    letterhead,
    title: TITLES[kind],
    name,
    nim,
    company_name,
    period,
    text: sentenceOf(facts),
    figures: figuresOf(facts),
    place_and_date: head.place ? `${head.place}, ${day}` : day,
    signatory: {
      name: head.signatory_name,
      position: head.signatory_position,
      nip: head.signatory_nip ?? null,
    },
  };
}

function sentenceOf({ kind, company_name, period, students }: CertificateFacts): string {
  const days = `dari ${formatLongDate(period.start_date)} sampai ${formatLongDate(period.end_date)}`;
  const guests = `${formatNumber(students)} mahasiswa`;
  switch (kind) {
    case 'student':
      return `telah menyelesaikan magang di ${company_name} ${days}.`;
    case 'mentor':
      return `atas bimbingan kepada ${guests} yang magang di ${company_name} ${days}.`;
    case 'company':
      return `atas kesempatan magang bagi ${guests} ${days}.`;
  }
}

/** The days and hours; hours only where people record when they leave. */
function figuresOf({ totals, grades }: CertificateFacts): CertificateData['figures'] {
  if (!totals) return [];
  const days = ATTENDED.reduce((sum, verdict) => sum + totals.counts[verdict], 0);
  return [
    { label: 'Hari hadir', value: `${formatNumber(days)} hari` },
    ...(totals.hours > 0
      ? [{ label: 'Jam kerja', value: `${formatNumber(totals.hours)} jam` }]
      : []),
    ...(grades.length > 0 ? [{ label: 'Nilai', value: gradesText(grades) }] : []),
  ];
}

function gradesText(grades: CertificateFacts['grades']): string {
  return grades
    .map(({ course_name, letter_grade, total }) =>
      grades.length === 1
        ? `${course_name} ${letter_grade} (${formatNumber(total)})`
        : `${course_name} ${letter_grade}`,
    )
    .join(', ');
}
