import { RECORD_PAGES } from '@/client/navigation/screens';
import type { ConditionColumns } from '@/shared/conditions/condition';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import type { Labels } from '@/shared/constants/labels';
import type { Field, Fields, ListedFields } from '@/shared/fields/field';
import { RECORDS } from '@/shared/records';
import type { Column } from './column';
import type { ListExport } from './export/exportedTable';
import { type FieldColumn, fieldColumns, type WriteDate } from './fieldColumns';
import type { RowSettings } from './rows/RowContext';
import { fieldFilter, type ParameterName, type TableFilter } from './toolbar/tableFilter';

type Pages = typeof RECORD_PAGES;

/** The kinds of records that have a list. */
type ListedRecord = {
  [Name in keyof Pages]: Pages[Name] extends { list: string } ? Name : never;
}[keyof Pages];

/** The settings of a list, for `useTable` and `RecordList`. */
export type List<Row, Query> = {
  /** The accessible name of the rows. */
  label: string;
  /** The name under which its layout and views are remembered. */
  list?: string;
  /** The initial order, and its words if it is not that of a column. */
  sort?: string;
  sortText?: string;
  columns: readonly Column<Row>[];
  filters: readonly TableFilter<Query>[];
  conditions?: ConditionColumns;
  exported?: ListExport;
  /** The word for a row among selected ones: '3 mitra industri'. */
  noun?: string;
  searchLabel: string;
  /** The words for a failed load, above the general sentence. */
  errorText?: string;
  idOf?: (row: Row) => number | string;
} & Pick<RowSettings<Row>, 'nameOf' | 'hrefOf'>;

/** The fields that the query of the list can be filtered by. */
type FilterName<Known, Query> = {
  [Name in keyof Known & string]: Known[Name] extends { choices: Labels }
    ? ParameterName<Name> extends keyof Query
      ? Name
      : never
    : never;
}[keyof Known & string];

/** Only lists with dates load the function that writes them. */
type Dates<Known> = [Extract<Known[keyof Known], { type: 'date' | 'instant' }>] extends [never]
  ? { dates?: never }
  : { dates: WriteDate };

type Definition<Row, Query, Listed, Shown> = Omit<
  List<Row, Query>,
  'label' | 'columns' | 'filters' | 'conditions'
> & {
  /** The fields of the list, which conditions can be on. */
  listed?: Listed;
  /** Fields that only columns show. */
  shown?: Shown;
  columns: readonly FieldColumn<Row, keyof NoInfer<Listed & Shown> & string>[];
  /** Names of fields, and filters of other kinds. */
  filters?: readonly (FilterName<NoInfer<Listed & Shown>, Query> | TableFilter<Query>)[];
} & Dates<NoInfer<Listed & Shown>> &
  ({ record: ListedRecord; label?: string } | { record?: never; label: string });

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The settings that follow from the kind of record. */
const settingsOf = (record: ListedRecord) => {
  const { title, views, imported } = RECORDS[record];
  return {
    label: `Daftar ${title.toLowerCase()}`,
    list: views,
    sort: RECORD_PAGES[record].order,
    exported: {
      url: `/${kebabCase(views)}/export`,
      ...(imported !== null && { kind: record as ListExport['kind'] }),
    },
  };
};

type ChoiceField = Field & { choices: Labels };

const NONE = {};

/**
 * States a list: `defineList<Company, ListCompaniesArg>()({ record: 'companies', listed: companyFields, … })`.
 * Columns, filters and conditions follow from its fields, order, views and export from its kind of record
 * (docs/decisions/0106).
 */
export const defineList =
  <Row, Query>() =>
  <Listed extends ListedFields = typeof NONE, Shown extends Fields = typeof NONE>(
    definition: Definition<Row, Query, Listed, Shown>,
  ): List<Row, Query> => {
    const { record, listed, shown, dates, columns, filters = [], ...own } = definition;
    const fields: Readonly<Record<string, Field>> = { ...listed, ...shown };
    const filterOf = (filter: string | TableFilter<Query>) =>
      typeof filter === 'string'
        ? (fieldFilter(filter, fields[filter] as ChoiceField) as TableFilter<Query>)
        : filter;
    return {
      // Without a record, the definition has a label.
      ...(record ? settingsOf(record) : { label: '' }),
      ...own,
      columns: fieldColumns<Row, string>(fields, columns, dates),
      filters: filters.map(filterOf),
      conditions: listed && conditionsOf(listed),
    };
  };
