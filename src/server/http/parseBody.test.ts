import type { Schema } from 'yup';
import { activitiesBulkRules } from '@/shared/resources/activities/activitiesBulkRules';
import { companyRules } from '@/shared/resources/companies/companyRules';
import { parseBody } from './parseBody';

const statusOf = async (rules: Schema, body: unknown) => {
  try {
    await parseBody(rules, body);
    return 200;
  } catch (error) {
    return (error as { statusCode?: number }).statusCode ?? error;
  }
};

// Names that every object has.
test.each([
  '{"toString":1}',
  '{"valueOf":1}',
  '{"toString":{},"valueOf":1}',
  '{"constructor":1}',
  '{"hasOwnProperty":1}',
  '{"then":1}',
  '{"toJSON":1}',
])('the body %s is refused for its missing fields', async (text) => {
  const body = JSON.parse(text);
  expect(await statusOf(companyRules, body)).toBe(422);
  expect(await statusOf(activitiesBulkRules, { activities: [body] })).toBe(422);
  expect(await statusOf(activitiesBulkRules, { activities: body })).toBe(422);
});

test.each(['[]', '"text"', '7', 'true'])('the body %s is unreadable', async (text) => {
  expect(await statusOf(companyRules, JSON.parse(text))).toBe(400);
});
