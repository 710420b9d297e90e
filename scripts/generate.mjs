/**
 * Generates code from openapi/: the OpenAPI document, and from it types for both sides, RTK Query endpoints for the
 * client, the document that the server loads and its access table; and the lists of all resources from their folders.
 * With --check it writes nothing and fails when a committed file is out of date.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, formatDiagnostic, NodeHost } from '@typespec/compiler';
import { stringify } from 'yaml';
import { documentOf } from '../openapi/lib/document.mjs';
import { lists } from './lists.mjs';

const require = createRequire(import.meta.url);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const checkOnly = process.argv.includes('--check');
const WORDS = 'Generated from openapi/ by `npm run generate`. Do not edit.';
const HEADER = `// ${WORDS}`;
/** paths → path → method → responses → status */
const RESPONSE_DEPTH = 5;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

process.chdir(root);
require('esbuild-register/dist/node').register();
const workDir = mkdtempSync(join(tmpdir(), 'simagang-generate-'));
try {
  const document = await openApiDocument();
  const documentFile = join(workDir, 'openapi.json');
  writeFileSync(documentFile, JSON.stringify(document));
  const generated = {
    'openapi/openapi.yaml': yamlOf(document),
    'src/shared/contract.gen.ts': await contractTypes(document),
    'src/client/api/endpoints.gen.ts': await endpoints(document, documentFile),
    'src/server/contract/document.gen.json': serverDocument(document),
    'src/server/auth/access.gen.ts': accessTable(document),
    ...lists(document),
  };
  const stale = Object.keys(generated).filter((file) => generated[file] !== textOf(file));
  if (checkOnly) {
    if (stale.length > 0) {
      console.error(`Out of date: ${stale.join(', ')}`);
      console.error('Run `npm run generate` and commit the result.');
      process.exitCode = 1;
    } else console.log('Generated files are up to date.');
  } else {
    for (const file of stale) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, generated[file]);
      console.log(`Wrote ${file}`);
    }
    if (stale.length === 0) console.log('Generated files are up to date.');
  }
} finally {
  rmSync(workDir, { recursive: true, force: true });
}

async function openApiDocument() {
  const program = await compile(NodeHost, join(root, 'openapi/main.tsp'), { noEmit: true });
  const document = program.hasError() ? undefined : await documentOf(program);
  for (const diagnostic of program.diagnostics) console.error(formatDiagnostic(diagnostic));
  if (program.diagnostics.length > 0) throw new Error('openapi/ does not compile.');
  return document;
}

function yamlOf(document) {
  // Tools with YAML 1.1 take an unquoted `no` for a boolean.
  const options = { aliasDuplicateObjects: false, compat: 'yaml-1.1', lineWidth: 0 };
  return `# ${WORDS}\n${stringify(document, options)}`;
}

async function contractTypes(document) {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  // A field with a default stays optional in requests.
  const types = await openapiTS(structuredClone(document), { defaultNonNullable: false });
  return `${HEADER}\n${astToString(types)}`;
}

async function endpoints(document, schemaFile) {
  const { codegenConfig } = require(join(root, 'openapi/codegen.config.ts'));
  const { generateEndpoints } = require('@rtk-query/codegen-openapi');
  const code = await generateEndpoints({ ...codegenConfig, schemaFile });
  const forms = operationsOf(document)
    .filter(({ requestBody }) => requestBody?.content['multipart/form-data'])
    .map(({ operationId }) => `  "${operationId}",\n`);
  return `${HEADER}\n${code}export const sentAsForms = [\n${forms.join('')}] as const;\n`;
}

/** The document without references and wrappers around them, so that Fastify can use each schema as it is. */
function serverDocument(document) {
  const { components, ...rest } = document;
  const whole = resolved(rest, document);
  whole.components = { securitySchemes: components.securitySchemes };
  return `${linesOf(whole)}\n`;
}

/** Formats each response, body and parameter list as one line, which keeps diffs short. */
function linesOf(node, depth = 0) {
  const isObject = node !== null && typeof node === 'object' && !Array.isArray(node);
  if (!isObject || depth === RESPONSE_DEPTH) return JSON.stringify(node);
  const indent = ' '.repeat(depth);
  const lines = Object.entries(node).map(
    ([key, value]) => `${indent} ${JSON.stringify(key)}: ${linesOf(value, depth + 1)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}

function resolved(node, document) {
  if (Array.isArray(node)) return node.map((entry) => resolved(entry, document));
  if (node === null || typeof node !== 'object') return node;
  const { $ref, allOf, 'x-access': _, ...own } = node;
  // TypeSpec writes an allOf only to add words to a reference.
  const target = $ref ? named($ref, document) : allOf?.[0];
  const entries = Object.entries(own).map(([key, value]) => [key, resolved(value, document)]);
  return { ...(target && resolved(target, document)), ...Object.fromEntries(entries) };
}

function named(reference, document) {
  const [, ...path] = reference.split('/');
  return path.reduce((node, name) => node[name], document);
}

/** The roles that may call each operation, as the contract says. */
function accessTable(document) {
  const { PERMISSIONS, ROLES } = require(join(root, 'src/shared/permissions.ts'));
  const whoOf = (who) => {
    if (who === 'public') return "'public'";
    if (who === 'everyone') return 'ROLES';
    if (ROLES.includes(who)) return `['${who}']`;
    if (who in PERMISSIONS) return `PERMISSIONS.${who}`;
    throw new Error(`@access("${who}") is neither an area of PERMISSIONS nor a role.`);
  };
  const lines = operationsOf(document).map(
    ({ operationId, 'x-access': who }) => `  ${operationId}: ${whoOf(who)},`,
  );
  return `${HEADER}
import type { operations } from '@/shared/contract.gen';
import { PERMISSIONS, ROLES } from '@/shared/permissions';
import type { Access } from './access';

export const access = {
${lines.join('\n')}
} as const satisfies Record<keyof operations, Access>;

export type AccessTable = typeof access;
`;
}

function operationsOf({ paths }) {
  return Object.values(paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
