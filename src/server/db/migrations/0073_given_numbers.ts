import { countVersion, statements } from './statements';

const NUMBERED = `('introduction', 'assignment', 'completion', 'assessment', 'certificate')`;

// Every kind had a register of its own.
const REGISTERS = `
  alter table letter_series add column register text;
  update letter_series set register = kind;
  alter table letter_series
    alter column register set not null,
    drop constraint letter_series_kind_check,
    add constraint letter_series_kind_check check (kind in ${NUMBERED}),
    add constraint letter_series_register_check check (register in ${NUMBERED});
  comment on column letter_series.register is 'the kind whose series of this year gives the numbers';
  drop trigger count_version on letter_series;`;

const NUMBERS = `
  create table given_numbers (
    series_id integer not null
      constraint given_numbers_series_id_fkey references letter_series (id),
    sequence integer not null constraint given_numbers_sequence_check check (sequence > 0),
    kind text not null constraint given_numbers_kind_check check (kind in ${NUMBERED}),
    number text not null constraint given_numbers_number_key unique
      constraint given_numbers_number_check check (char_length(number) between 1 and 200),
    constraint given_numbers_pkey primary key (series_id, sequence)
  );
  comment on table given_numbers is 'The numbers of all papers: none is given twice, whatever it is on.';
  comment on column given_numbers.kind is 'of the paper, which may have its number from the series of another kind';
  insert into given_numbers (series_id, sequence, kind, number)
    select series_id, sequence, letter_series.kind, number
    from letters join letter_series on letter_series.id = series_id;
  alter table letters add constraint letters_given_number_fkey
    foreign key (series_id, sequence) references given_numbers (series_id, sequence);
  create function refuse_changed_number() returns trigger language plpgsql as $$
  begin
    raise exception 'a number that was given never changes'
      using errcode = 'check_violation', constraint = 'given_numbers_kept_check';
  end $$;
  create trigger refuse_changed_number before update on given_numbers
  for each row execute function refuse_changed_number();`;

/** One register for the numbers of several kinds of papers (docs/decisions/0082). */
export const givenNumbers = statements(
  REGISTERS,
  countVersion('letter_series', ['pattern', 'start_number', 'register']),
  NUMBERS,
);
