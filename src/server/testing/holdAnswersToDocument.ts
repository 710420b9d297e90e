import type { AnswerObserver } from '@/server/contract/registerContract';

/**
 * Holds what handlers answer against the document, word for word. The serialiser is lenient: it
 * makes 0 of a null that should be a number, and never looks at an enum or a format.
 */
export function holdAnswersToDocument() {
  let broken: string[] = [];

  const hold: AnswerObserver = (answer, operation, request) => {
    if (Buffer.isBuffer(answer)) return;
    const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
    const schema = success?.[1].content?.['application/json']?.schema;
    if (!schema) return;
    const validate = request.compileValidationSchema(schema);
    // As it will be sent: dates become text.
    if (validate(JSON.parse(JSON.stringify(answer)))) return;
    for (const { instancePath, message } of validate.errors ?? []) {
      broken.push(`${operation.operationId} ${instancePath}: ${message}`);
    }
  };

  return {
    hold,
    failIfBroken() {
      if (broken.length === 0) return;
      const found = broken.join('\n');
      broken = [];
      throw new Error(`An answer is not what the document says:\n${found}`);
    },
  };
}
