import { type Migration, sql } from 'kysely';

export const courses: Migration = {
  async up(db) {
    await sql`
      create table courses (
        code text constraint courses_pkey primary key
          constraint courses_code_check check (char_length(code) = 9),
        name text not null
          constraint courses_name_check check (char_length(name) between 1 and 255),
        semester integer not null
          constraint courses_semester_check check (semester in (2, 3)),
        hours_per_week integer not null
          constraint courses_hours_per_week_check check (hours_per_week >= 1),
        credits integer not null
          constraint courses_credits_check check (credits >= 1),
        weight_assignment_1 integer not null
          constraint courses_weight_assignment_1_check check (weight_assignment_1 between 1 and 100),
        weight_assignment_2 integer not null
          constraint courses_weight_assignment_2_check check (weight_assignment_2 between 1 and 100),
        weight_midterm integer not null
          constraint courses_weight_midterm_check check (weight_midterm between 1 and 100),
        weight_final integer not null
          constraint courses_weight_final_check check (weight_final between 1 and 100),
        weight_other integer not null
          constraint courses_weight_other_check check (weight_other between 1 and 100),
        academic_year text not null
          constraint courses_academic_year_check check (char_length(academic_year) = 9),
        constraint courses_weights_check check (
          weight_assignment_1 + weight_assignment_2 + weight_midterm + weight_final + weight_other
            = 100
        )
      )`.execute(db);
  },
};
