import { statements } from './statements';

/** The field of each heading of a spreadsheet that a person has mapped, for the next file of that kind. */
const IMPORT_HEADINGS = `
  create table import_headings (
    kind text not null constraint import_headings_kind_check check (char_length(kind) <= 30),
    heading text not null
      constraint import_headings_heading_check check (char_length(heading) between 1 and 60),
    field text not null constraint import_headings_field_check check (char_length(field) <= 60),
    constraint import_headings_pkey primary key (kind, heading)
  );`;

export const importHeadings = statements(IMPORT_HEADINGS);
