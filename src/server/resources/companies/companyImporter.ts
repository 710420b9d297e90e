import type { InferType } from 'yup';
import { insertMany, updateMany } from '@/server/db/manyRows';
import {
  type Errors,
  groupedBy,
  type Importer,
  type Match,
  nameKey,
  storedTexts,
} from '@/server/resources/imports/importer';
import { isNamed } from '@/server/resources/imports/namedCompanies';
import { simplified } from '@/server/resources/imports/nearestName';
import { companyImportRules } from '@/shared/resources/companies/companyRules';
import { companyLeftovers } from './companyLeftovers';

type CompanyRow = InferType<typeof companyImportRules>;

interface Write {
  row: CompanyRow;
  /** undefined for a new one */
  stored?: { id: number } & CompanyRow;
}

const LIKE = 'Mirip dengan mitra yang sudah ada:';
const AMBIGUOUS = 'Ada beberapa mitra industri dengan nama ini';

export const companyImporter: Importer<CompanyRow, Write> = {
  rules: companyImportRules,
  keyField: 'name',

  uniqueFields: { name: nameKey },

  async match({ db, lock }, rows) {
    const names = rows.map(({ input }) => input.name);
    const found = await db
      .selectFrom('companies')
      .selectAll()
      .where(isNamed('companies.name', names))
      .orderBy('id')
      .$if(lock, (query) => query.forNoKeyUpdate())
      .execute();
    const byName = groupedBy(found, ({ name }) => nameKey(name));
    const all = await db.selectFrom('companies').select('name').orderBy('id').execute();
    const bySimpleName = new Map(all.map(({ name }) => [simplified(name), name]));
    return rows.map(({ input }): Match<Write> => {
      const [company, ...others] = byName.get(nameKey(input.name)) ?? [];
      if (!company) {
        const like = bySimpleName.get(simplified(input.name));
        const warnings: Errors = like === undefined ? {} : { name: `${LIKE} ${like}` };
        return { errors: {}, warnings, existing: null, write: { row: input } };
      }
      const { version, ...stored } = company;
      return {
        errors: others.length > 0 ? { name: AMBIGUOUS } : {},
        existing: { seen: `${stored.id}.${version}`, values: storedTexts(stored) },
        write: { row: input, stored },
      };
    });
  },

  async insert(writing, rows) {
    const companies = rows.map(({ row }) => ({ ...row, is_active: row.is_active ?? true }));
    await insertMany(writing, 'companies', companies, 'id');
  },

  async update(writing, rows) {
    const companies = rows.flatMap(({ row, stored }) =>
      stored ? { ...stored, ...row, is_active: row.is_active ?? stored.is_active } : [],
    );
    await updateMany(writing, 'companies', companies);
  },

  async leftovers(trx, changed, today) {
    const closed = changed.flatMap(({ row, stored }) =>
      stored?.is_active && row.is_active === false ? stored.id : [],
    );
    return companyLeftovers(trx, closed, today);
  },
};
