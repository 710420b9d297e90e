import { type Expression, sql } from 'kysely';

/** The IDs of the companies with the text in their name. */
export const companiesNamed = (pattern: Expression<string>) =>
  sql`select companies.id from companies where lower(companies.name) like ${pattern}`;
