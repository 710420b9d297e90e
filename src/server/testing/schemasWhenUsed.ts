import validators from '@fastify/ajv-compiler';
import serializers from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

// biome-ignore lint/suspicious/noExplicitAny: any function
function whenUsed<Made extends (...args: any[]) => unknown>(make: () => Made): Made {
  let made: Made | undefined;
  const get = () => {
    made ??= make();
    return made;
  };
  return new Proxy((() => {}) as unknown as Made, {
    apply: (_target, self, args) => Reflect.apply(get(), self, args),
    get: (_target, name) => Reflect.get(get(), name),
  });
}

const buildValidator = validators();
const buildSerializer = serializers();

/**
 * Compiles the schemas of a route at its first request. A server compiles those of all routes when it starts,
 * which takes longer than most test files; tests that start a server cover this.
 */
export const schemasWhenUsed: FastifyServerOptions['schemaController'] = {
  compilersFactory: {
    buildValidator(...given: Parameters<typeof buildValidator>) {
      const compile = buildValidator(...given);
      return (schema: Parameters<typeof compile>[0]) => whenUsed(() => compile(schema));
    },
    buildSerializer(...given) {
      const compile = buildSerializer(...given);
      return (route) => whenUsed(() => compile(route));
    },
  },
};
