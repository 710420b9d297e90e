import type { Handlers } from '@/server/contract/operations';
import { assertSearchable } from '@/server/lists/search';
import type { Services } from '@/server/services';
import type { components } from '@/shared/contract.gen';
import { FOUND_RECORDS, type FoundRecord } from '@/shared/records';
import { wordsOf } from '@/shared/search';
import type { Finders } from './finder';

export const searchHandlers = ({ db }: Pick<Services, 'db'>, finders: Finders) =>
  ({
    async findRecords({ query, user }) {
      assertSearchable(query.search);
      const words = wordsOf(query.search);
      const found: [FoundRecord, object[]][] = [];
      for (const name of FOUND_RECORDS) {
        found.push([name, words.length === 0 ? [] : await finders[name](db, words, user)]);
      }
      return { data: Object.fromEntries(found) as components['schemas']['FoundRecords'] };
    },
  }) satisfies Partial<Handlers>;
