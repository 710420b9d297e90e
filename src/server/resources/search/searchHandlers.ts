import type { Handlers } from '@/server/contract/operations';
import { assertSearchable } from '@/server/lists/search';
import type { Services } from '@/server/services';
import { can } from '@/shared/permissions';
import type { FoundRecord } from '@/shared/records';
import { wordsOf } from '@/shared/search';
import {
  findCompanies,
  findInternships,
  findLecturers,
  findMentors,
  findStudents,
} from './searchQueries';

const NOTHING = {
  students: [],
  lecturers: [],
  mentors: [],
  companies: [],
  internships: [],
} satisfies Record<FoundRecord, never[]>;

export const searchHandlers = ({ db }: Pick<Services, 'db'>) =>
  ({
    async findRecords({ query, user }) {
      assertSearchable(query.search);
      const words = wordsOf(query.search);
      if (words.length === 0) return { data: NOTHING };
      const internships = await findInternships(db, user, words);
      if (!can(user.role, 'masterData')) return { data: { ...NOTHING, internships } };
      return {
        data: {
          students: await findStudents(db, words),
          lecturers: await findLecturers(db, words),
          mentors: await findMentors(db, words),
          companies: await findCompanies(db, words),
          internships,
        },
      };
    },
  }) satisfies Partial<Handlers>;
