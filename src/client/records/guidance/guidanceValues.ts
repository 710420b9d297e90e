export interface GuidanceValues {
  internship_id: number | '';
  date: string;
  topic: string;
  result: string;
}

export const draftOf = (values: GuidanceValues): string => JSON.stringify(values);

/** The values with what a draft has kept; a draft that cannot be read changes nothing. */
export function restoredValues(text: string | null, values: GuidanceValues): GuidanceValues {
  try {
    const kept = JSON.parse(text ?? '{}') as Record<string, unknown>;
    const textOf = (name: 'date' | 'topic' | 'result') =>
      typeof kept[name] === 'string' ? kept[name] : values[name];
    const { internship_id } = kept;
    return {
      internship_id: typeof internship_id === 'number' ? internship_id : values.internship_id,
      date: textOf('date'),
      topic: textOf('topic'),
      result: textOf('result'),
    };
  } catch {
    return values;
  }
}
