import { Readable } from 'node:stream';
import type { AnswerObserver } from '@/server/contract/registerContract';

/**
 * Validates the answers of handlers against the document. The serialiser alone is lenient: it turns
 * null into 0 for a number and ignores enums and formats.
 */
export function checkAnswersAgainstDocument() {
  let violations: string[] = [];

  const onAnswer: AnswerObserver = (answer, operation, request) => {
    if (Buffer.isBuffer(answer) || answer instanceof Readable) return;
    const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
    const schema = success?.[1].content?.['application/json']?.schema;
    if (!schema) return;
    const validate = request.compileValidationSchema(schema);
    // The answer as it is sent, with dates as strings.
    if (validate(JSON.parse(JSON.stringify(answer)))) return;
    for (const { instancePath, message } of validate.errors ?? []) {
      violations.push(`${operation.operationId} ${instancePath}: ${message}`);
    }
  };

  return {
    onAnswer,
    throwIfInvalid() {
      if (violations.length === 0) return;
      const found = violations.join('\n');
      violations = [];
      throw new Error(`An answer does not match the document:\n${found}`);
    },
  };
}
