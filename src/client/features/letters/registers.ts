import type { LetterSeries } from '@/client/api/api';
import { NUMBERED_KIND_LABELS } from '@/shared/resources/letters/constants';

type All = readonly LetterSeries[];

/** The series that gives the numbers: the same one, or that of the kind with which it shares them. */
export const numberingOf = (series: LetterSeries, all: All): LetterSeries =>
  all.find(({ kind, year }) => kind === series.register && year === series.year) ?? series;

/** The names of the other kinds that get their numbers from a series; empty without any. */
export const sharersOf = ({ kind, year }: LetterSeries, all: All): string =>
  all
    .filter((other) => other.year === year && other.kind !== kind && other.register === kind)
    .map((other) => NUMBERED_KIND_LABELS[other.kind])
    .join(', ');

/** The kinds whose numbers a series may have, itself first. */
export const registersFor = (series: LetterSeries, all: All) => [
  { value: series.kind, label: 'Nomor sendiri' },
  ...all
    .filter(
      ({ kind, year, register }) =>
        year === series.year && kind !== series.kind && register === kind,
    )
    .map(({ kind }) => ({ value: kind, label: `Bersama ${NUMBERED_KIND_LABELS[kind]}` })),
];
