import { statements, trigger } from './statements';

// `made_from` is the digest of all that the PDF depends on: one with another digest is out of date.
const TABLE = `
  create table letter_pdfs (
    letter_id integer not null constraint letter_pdfs_pkey primary key
      constraint letter_pdfs_letter_id_fkey references letters (id) on delete cascade,
    made_from text not null
      constraint letter_pdfs_made_from_check check (made_from ~ '^[0-9a-f]{64}$'),
    content bytea not null
  );
  alter table letter_pdfs alter column content set storage external;`;

// A name that has left a letter leaves its PDF at once, not when somebody asks for it.
const CHANGED = trigger(
  'drop_changed_letter_pdf',
  'update of data on letters for each row when (old.data <> new.data)',
  'delete from letter_pdfs where letter_id = new.id;',
);

/** PDFs of letters, kept until the letter changes (docs/decisions/0091). */
export const letterPdfs = statements(TABLE, CHANGED);
