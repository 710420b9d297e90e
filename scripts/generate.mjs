/**
 * Generates code from openapi/: types for both sides, RTK Query endpoints for the client and the
 * document that the server loads. With --check it writes nothing and fails when a committed file
 * is out of date.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const checkOnly = process.argv.includes('--check');
const HEADER = '// Generated from openapi/ by `npm run generate`. Do not edit.';
/** paths → path → method → responses → status */
const RESPONSE_DEPTH = 5;

process.chdir(root);
const workDir = mkdtempSync(join(tmpdir(), 'simagang-generate-'));
try {
  const bundleFile = join(workDir, 'openapi.json');
  const document = bundle(bundleFile);
  const dereferenced = bundle(join(workDir, 'dereferenced.json'), { dereferenced: true });
  const generated = {
    'src/shared/contract.gen.ts': await contractTypes(document),
    'src/client/api/endpoints.gen.ts': await endpoints(bundleFile),
    'src/server/contract/document.gen.json': serverDocument(dereferenced),
  };
  const stale = Object.keys(generated).filter((file) => generated[file] !== textOf(file));
  if (checkOnly) {
    if (stale.length > 0) {
      console.error(`Out of date with openapi/: ${stale.join(', ')}`);
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

/** One document: `dereferenced` replaces every reference by its target, otherwise they point inside it. */
function bundle(file, { dereferenced = false } = {}) {
  const options = dereferenced ? ['--dereferenced'] : [];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/redocly.mjs', 'bundle', 'openapi/openapi.yaml', '--output', file, ...options],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Cannot bundle openapi/:\n${stdout}${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function contractTypes(document) {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  // A field with a default stays optional in requests.
  const types = await openapiTS(structuredClone(document), { defaultNonNullable: false });
  return `${HEADER}\n${astToString(types)}`;
}

async function endpoints(schemaFile) {
  require('esbuild-register/dist/node').register();
  const { codegenConfig } = require(join(root, 'openapi/codegen.config.ts'));
  const { generateEndpoints } = require('@rtk-query/codegen-openapi');
  return `${HEADER}\n${await generateEndpoints({ ...codegenConfig, schemaFile })}`;
}

/** The dereferenced document without allOf, so that Fastify can use each schema as it is. */
function serverDocument({ components, ...rest }) {
  const document = withoutAllOf(rest);
  document.components = { securitySchemes: components.securitySchemes };
  return `${linesOf(document)}\n`;
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

function withoutAllOf(node) {
  if (Array.isArray(node)) return node.map(withoutAllOf);
  if (node === null || typeof node !== 'object') return node;
  const { allOf, ...own } = node;
  const entries = Object.entries(own).map(([key, value]) => [key, withoutAllOf(value)]);
  const plain = Object.fromEntries(entries);
  return Array.isArray(allOf) ? merged([...allOf.map(withoutAllOf), plain]) : plain;
}

/** Merges object schemas; anything else inside an allOf is an error, as it has no obvious merge. */
function merged(parts) {
  const all = { type: 'object' };
  for (const part of parts) {
    const { type = 'object', properties, required, ...words } = part;
    const unknown = Object.keys(words).filter(
      (word) => !['description', 'nullable', 'example'].includes(word),
    );
    if (type !== 'object' || unknown.length > 0) {
      throw new Error(`allOf supports plain object schemas only: ${JSON.stringify(part)}`);
    }
    Object.assign(all, words);
    if (required) all.required = [...new Set([...(all.required ?? []), ...required])];
    if (properties) all.properties = { ...all.properties, ...properties };
  }
  return all;
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
