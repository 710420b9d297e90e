/**
 * The OpenAPI document of a compiled contract: the one of TypeSpec's own emitter, with the few words of OpenAPI that
 * it has no place for.
 */
import { getExamples, ignoreDiagnostics, serializeValueAsJson } from '@typespec/compiler';
import { getHttpService } from '@typespec/http';
import { getOpenAPI3 } from '@typespec/openapi3';
import { formOf, sharedAnswers } from './decorators.mjs';

const JSON_BODY = 'application/json';
const FORM_BODY = 'multipart/form-data';

export async function documentOf(program) {
  const [record] = await getOpenAPI3(program, { 'omit-unreachable-types': true });
  if (!record) return undefined;
  program.reportDiagnostics(record.diagnostics);
  const { document } = record;
  const { operations } = ignoreDiagnostics(getHttpService(program, record.service.type));
  document.openapi = '3.0.3';
  // TypeSpec applies the last decorator first.
  document.tags.reverse();
  document.components.responses = {};
  for (const http of operations) {
    const operation = document.paths[http.path][http.verb];
    // A contract has one name for an operation, whatever interface groups it.
    operation.operationId = http.operation.name;
    // A session is not even looked at.
    if (operation.security) operation.security = [];
    asForm(operation, formOf(program, http.operation));
    addParameterExamples(program, document, operation, http);
    shareAnswers(program, document, operation, http);
  }
  for (const kind of Object.keys(document.components)) {
    document.components[kind] = sorted(document.components[kind]);
  }
  return tidy(document);
}

const sorted = (named) =>
  Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1)));

/** A form is described like any other body, because an operation may take both. */
function asForm({ requestBody }, options) {
  if (!options) return;
  const { [JSON_BODY]: body } = requestBody.content;
  requestBody.content = { [FORM_BODY]: body, ...(options.orJson && { [JSON_BODY]: body }) };
}

function exampleOf(program, property) {
  const [example] = getExamples(program, property);
  return example && { example: serializeValueAsJson(program, example.value, property.type) };
}

function addParameterExamples(program, { components }, operation, { parameters }) {
  for (const parameter of operation.parameters) {
    const shared = parameter.$ref?.split('/').pop();
    const target = shared ? components.parameters[shared] : parameter;
    const { property } = parameters.properties.find(
      ({ kind, options }) => kind === target.in && options?.name === target.name,
    );
    Object.assign(target, exampleOf(program, property));
  }
}

/** States an answer of many operations once, with the example of its body. */
function shareAnswers(program, { components }, operation, { responses }) {
  for (const { statusCodes: status, type, responses: contents } of responses) {
    const answer = operation.responses[status];
    for (const [name, property] of contents.flatMap(({ headers = {} }) =>
      Object.entries(headers),
    )) {
      Object.assign(answer.headers[name], exampleOf(program, property));
    }
    if (!sharedAnswers(program).has(type)) continue;
    const example = sharedAnswers(program).get(type);
    if (example) answer.content[JSON_BODY].example = example;
    components.responses[type.name] = answer;
    operation.responses[status] = { $ref: `#/components/responses/${type.name}` };
  }
}

/** Leaves out what holds anyway, and puts lines of comments together again. */
function tidy(node) {
  if (Array.isArray(node)) return node.map(tidy);
  if (node === null || typeof node !== 'object') return node;
  const { ...kept } = node;
  if (kept.explode === false) delete kept.explode;
  if (kept.required === false) delete kept.required;
  if (kept.variables && Object.keys(kept.variables).length === 0) delete kept.variables;
  if (Array.isArray(kept.parameters) && kept.parameters.length === 0) delete kept.parameters;
  if (typeof kept.description === 'string') kept.description = paragraphs(kept.description);
  // OpenAPI 3.0 wants null among the values, too.
  if (kept.nullable && kept.enum) kept.enum = [...kept.enum, null];
  return Object.fromEntries(
    Object.entries(kept)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, key === 'example' ? value : tidy(value)]),
  );
}

const paragraphs = (text) => text.replace(/(?<!\n)\n(?![\n-])/g, ' ');
