import type { ImportColumn, ImportValues } from '@/client/api/api';
import type { ReadFile } from './useImport';

/** Where the value of a field comes from: a heading of the file, the same for all rows, or nowhere. */
export type Source = { heading: string } | { fill: string } | null;

export type Sources = Readonly<Record<string, Source>>;

/** The columns of the kind: those that are required first. */
export const columnsOf = ({ columns, other_columns }: ReadFile): ImportColumn[] =>
  [...columns, ...other_columns].sort(
    (one, other) => Number(other.is_required) - Number(one.is_required),
  );

/** The recognised and the suggested columns. */
export const initialSources = (file: ReadFile): Sources =>
  Object.fromEntries(
    columnsOf(file).map(({ field }): [string, Source] => {
      const fill = file.fills[field];
      const heading =
        file.headings.find((one) => one.field === field) ??
        file.headings.find((one) => one.field === null && one.suggestion === field);
      if (heading) return [field, { heading: heading.text }];
      return [field, fill === undefined ? null : { fill }];
    }),
  );

/** A heading belongs to one field: another that had it loses it. */
export const withSource = (sources: Sources, field: string, source: Source): Sources => ({
  ...Object.fromEntries(
    Object.entries(sources).map(([name, other]) => [
      name,
      other &&
      source &&
      'heading' in other &&
      'heading' in source &&
      other.heading === source.heading
        ? null
        : other,
    ]),
  ),
  [field]: source,
});

/** The field of each heading; '' for one that is not imported. */
export const headingFields = (file: ReadFile, sources: Sources): Record<string, string> =>
  Object.fromEntries(
    file.headings.map(({ text }) => {
      const found = Object.entries(sources).find(
        ([, source]) => source && 'heading' in source && source.heading === text,
      );
      return [text, found?.[0] ?? ''];
    }),
  );

export const fillsOf = (sources: Sources): ImportValues =>
  Object.fromEntries(
    Object.entries(sources).flatMap(([field, source]) =>
      source && 'fill' in source && source.fill.trim() !== '' ? [[field, source.fill.trim()]] : [],
    ),
  );

/** The required columns that have no value yet. */
export const withoutSource = (file: ReadFile, sources: Sources): string[] =>
  columnsOf(file).flatMap(({ field, header, is_required }) => {
    const source = sources[field];
    const isFilled = source && ('heading' in source || source.fill.trim() !== '');
    return is_required && !isFilled ? [header] : [];
  });
