import { type ISchema, ValidationError } from 'yup';

type Messages = Record<string, string[]>;

interface Rules extends ISchema<unknown> {
  validate(
    value: unknown,
    options: { abortEarly: boolean; stripUnknown: boolean },
  ): Promise<unknown>;
}

/** All messages by path, as the server collects them; {} for a valid value. */
export const messagesOf = async (rules: Rules, value: unknown): Promise<Messages> => {
  try {
    await rules.validate(value, { abortEarly: false, stripUnknown: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const messages: Messages = {};
    for (const { path, errors } of error.inner.length > 0 ? error.inner : [error]) {
      const field = path ?? '';
      messages[field] = [...(messages[field] ?? []), ...errors];
    }
    return messages;
  }
};

export const accepted = (rules: Rules, value: unknown): Promise<unknown> =>
  rules.validate(value, { abortEarly: false, stripUnknown: true });

/** A field of an otherwise valid value, its tested value and its expected messages. */
export type Row = readonly [field: string, value: unknown, ...messages: string[]];

export const testRows = (rules: Rules, valid: object, rows: readonly Row[]) => {
  test('a valid value is accepted', async () => {
    expect(await messagesOf(rules, valid)).toEqual({});
  });

  test.each(rows.map((row) => [describeRow(row), row] as const))('%s', async (_name, row) => {
    const [field, value, ...messages] = row;
    expect(await messagesOf(rules, { ...valid, [field]: value })).toEqual(
      messages.length > 0 ? { [field]: messages } : {},
    );
  });
};

const describeRow = ([field, value, ...messages]: Row) => {
  const shown = JSON.stringify(value) ?? String(value);
  const short = shown.length > 40 ? `${shown.slice(0, 30)}… (${shown.length})` : shown;
  return `${field} ${short}: ${messages.join(' + ') || 'accepted'}`;
};
