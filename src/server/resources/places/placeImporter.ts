import { sql } from 'kysely';
import type { InferType } from 'yup';
import { insertMany, updateMany } from '@/server/db/manyRows';
import type { NewPlace, Place } from '@/server/db/tables';
import {
  createDuplicates,
  type Errors,
  groupedBy,
  type Importer,
  type Match,
  nameKey,
  storedTexts,
} from '@/server/resources/imports/importer';
import { findCompanies } from '@/server/resources/imports/namedCompanies';
import { coordinatesText, isCoordinates, readCoordinates } from '@/shared/coordinatesText';
import { NEW_PLACE } from '@/shared/resources/places/constants';
import { placeImportRules } from '@/shared/resources/places/placeRules';
import { type PointInZone, unusualPoint } from '@/shared/unusualPoint';
import { hasSamePoint } from './askAboutPoint';

type PlaceRow = InferType<typeof placeImportRules>;

interface Write {
  /** undefined for a new one */
  id?: number;
  columns: NewPlace;
}

/** Undefined for the point that is stored. */
function warningsOn(columns: PointInZone, stored?: PointInZone): Errors | undefined {
  if (stored && hasSamePoint(stored, columns)) return undefined;
  const { point, time_zone } = unusualPoint(columns);
  return { ...(point && { coordinates: point }), ...(time_zone && { time_zone }) };
}

const AMBIGUOUS = 'Ada beberapa lokasi dengan nama ini';

const columnsOf = (
  company_id: number,
  row: PlaceRow,
  stored: Pick<Place, keyof typeof NEW_PLACE> = NEW_PLACE,
) => {
  const { company_name: _, coordinates, ...fields } = row;
  const point = readCoordinates(coordinates);
  if (!isCoordinates(point)) throw new Error('a row with other coordinates than its rules allow');
  return {
    company_id,
    ...point,
    ...fields,
    radius: fields.radius ?? stored.radius,
    time_zone: fields.time_zone ?? stored.time_zone,
    has_joint_leave: fields.has_joint_leave ?? stored.has_joint_leave,
    is_active: fields.is_active ?? stored.is_active,
  };
};

export const placeImporter: Importer<PlaceRow, Write> = {
  rules: placeImportRules,
  keyField: 'name',

  uniqueFields: {},

  async match({ db, lock }, rows) {
    const companyOf = await findCompanies(
      db,
      rows.map(({ input }) => input.company_name),
      { lock },
    );
    const companies = rows.map(({ input }) => companyOf(input.company_name));
    const ids = [...new Set(companies.flatMap((company) => ('id' in company ? company.id : [])))];
    const found = await db
      .selectFrom('places')
      .selectAll()
      .where('company_id', '=', sql<number>`any(${ids}::integer[])`)
      .orderBy('id')
      .$if(lock, (query) => query.forNoKeyUpdate())
      .execute();
    const keyOf = (company: number, name: string) => `${company} ${nameKey(name)}`;
    const byKey = groupedBy(found, ({ company_id, name }) => keyOf(company_id, name));
    const duplicateOf = createDuplicates();
    return rows.map(({ number, input }, index): Match<Write> => {
      const company = companies[index];
      const errors: Errors = {};
      if (!company || 'error' in company) {
        if (company) errors.company_name = company.error;
        return { errors, existing: null, write: { columns: columnsOf(0, input) } };
      }
      const key = keyOf(company.id, input.name);
      const duplicate = duplicateOf(key, number);
      if (duplicate) errors.name = duplicate;
      const [place, ...others] = byKey.get(key) ?? [];
      if (!place) {
        const columns = columnsOf(company.id, input);
        return { errors, warnings: warningsOn(columns), existing: null, write: { columns } };
      }
      if (others.length > 0) errors.name ??= AMBIGUOUS;
      const { id, version, company_id: _, latitude, longitude, ...stored } = place;
      const columns = columnsOf(company.id, input, stored);
      // Keeps the texts of the file that mean the same company and point.
      const point = coordinatesText(place);
      const values = {
        ...storedTexts(stored),
        company_name: input.company_name,
        coordinates: coordinatesText(columns) === point ? input.coordinates : point,
      };
      return {
        errors,
        warnings: warningsOn(columns, place),
        existing: { seen: `${id}.${version}`, values },
        write: { id, columns },
      };
    });
  },

  async insert(writing, rows) {
    const places = rows.map(({ columns }) => columns);
    await insertMany(writing, 'places', places, 'id');
  },

  async update(writing, rows) {
    const places = rows.flatMap(({ id, columns }) =>
      id === undefined ? [] : [{ id, ...columns }],
    );
    await updateMany(writing, 'places', places);
  },
};
