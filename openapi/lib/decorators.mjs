import { createTypeSpecLibrary } from '@typespec/compiler';
import { getAllHttpServices } from '@typespec/http';
import { getExtensions, setExtension } from '@typespec/openapi';

const ACCESS = 'x-access';
const MULTIPART = Symbol.for('simagang.multipart');
const SHARED = Symbol.for('simagang.shared');

/** How an operation takes a form, if it does. */
export const formOf = (program, operation) => program.stateMap(MULTIPART).get(operation);
/** The models of answers that the document states once, with the examples of their bodies. */
export const sharedAnswers = (program) => program.stateMap(SHARED);

export const $lib = createTypeSpecLibrary({
  name: 'simagang',
  diagnostics: {
    'no-access': {
      severity: 'error',
      messages: { default: '@access must say who may call this operation.' },
    },
  },
});

export function $onValidate(program) {
  const [services] = getAllHttpServices(program);
  for (const { operation } of services.flatMap(({ operations }) => operations)) {
    if (getExtensions(program, operation).has(ACCESS)) continue;
    $lib.reportDiagnostic(program, { code: 'no-access', target: operation });
  }
}

export const $decorators = {
  SiMagang: {
    access({ program }, operation, who) {
      setExtension(program, operation, ACCESS, who);
    },
    multipart({ program }, operation, options) {
      program.stateMap(MULTIPART).set(operation, options ?? {});
    },
    multipleOf({ program }, property, step) {
      setExtension(program, property, 'multipleOf', step);
    },
    size({ program }, property, min, max) {
      setExtension(program, property, 'minItems', min);
      setExtension(program, property, 'maxItems', max);
    },
    shared({ program }, model, example) {
      program.stateMap(SHARED).set(model, example);
    },
  },
};
