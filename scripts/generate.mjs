/**
 * Makes the code that follows from openapi/: types for both sides, RTK Query endpoints for the
 * client and the document that the server runs by. With --check nothing is written: it fails when
 * a committed file is not what would be made.
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
const HEADER = '// Made of openapi/ by `npm run generate`; do not edit.';
/** paths → path → method → responses → status */
const RESPONSE_DEPTH = 5;

process.chdir(root);
const workDir = mkdtempSync(join(tmpdir(), 'simagang-generate-'));
try {
  const bundleFile = join(workDir, 'openapi.json');
  const document = bundle(bundleFile);
  const made = {
    'src/shared/contract.gen.ts': await contractTypes(document),
    'src/client/api/endpoints.gen.ts': await endpoints(bundleFile),
    'src/server/contract/document.gen.json': serverDocument(document),
  };
  const stale = Object.keys(made).filter((file) => made[file] !== textOf(file));
  if (checkOnly) {
    if (stale.length > 0) {
      console.error(`Not what openapi/ says: ${stale.join(', ')}`);
      console.error('Run `npm run generate` and commit the result.');
      process.exitCode = 1;
    } else console.log('Generated files are up to date.');
  } else {
    for (const file of stale) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, made[file]);
      console.log(`Wrote ${file}`);
    }
    if (stale.length === 0) console.log('Nothing to do, generated files are up to date.');
  }
} finally {
  rmSync(workDir, { recursive: true, force: true });
}

/** The document in one piece: references point inside it only. */
function bundle(file) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/redocly.mjs', 'bundle', 'openapi/openapi.yaml', '--output', file],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openapi/ cannot be bundled:\n${stdout}${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function contractTypes(document) {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  // A default does not make a field required of those who send it.
  const types = await openapiTS(structuredClone(document), { defaultNonNullable: false });
  return `${HEADER}\n${astToString(types)}`;
}

async function endpoints(schemaFile) {
  require('esbuild-register/dist/node').register();
  const { codegenConfig } = require(join(root, 'openapi/codegen.config.ts'));
  const { generateEndpoints } = require('@rtk-query/codegen-openapi');
  return `${HEADER}\n${await generateEndpoints({ ...codegenConfig, schemaFile })}`;
}

/** The document without references and allOf, so that each schema can be handed to Fastify as it is. */
function serverDocument(document) {
  const { components, ...rest } = document;
  const plain = plainly(rest, document);
  plain.components = { securitySchemes: components.securitySchemes };
  return `${linesOf(plain)}\n`;
}

/** One line for each response, body and parameter list: short for the eye and for a diff. */
function linesOf(node, depth = 0) {
  const isObject = node !== null && typeof node === 'object' && !Array.isArray(node);
  if (!isObject || depth === RESPONSE_DEPTH) return JSON.stringify(node);
  const indent = ' '.repeat(depth);
  const lines = Object.entries(node).map(
    ([key, value]) => `${indent} ${JSON.stringify(key)}: ${linesOf(value, depth + 1)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}

function plainly(node, document) {
  if (Array.isArray(node)) return node.map((entry) => plainly(entry, document));
  if (node === null || typeof node !== 'object') return node;
  if (typeof node.$ref === 'string') return plainly(target(node.$ref, document), document);
  const { allOf, ...own } = node;
  const plain = Object.fromEntries(
    Object.entries(own).map(([key, value]) => [key, plainly(value, document)]),
  );
  if (!Array.isArray(allOf)) return plain;
  return merged([...allOf.map((part) => plainly(part, document)), plain]);
}

function target(reference, document) {
  let node = document;
  for (const step of reference.slice('#/'.length).split('/')) {
    node = node?.[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (node === undefined) throw new Error(`${reference} leads nowhere`);
  return node;
}

/** Objects only: that is all that our schemas put together, and all that merges without surprises. */
function merged(parts) {
  const all = { type: 'object' };
  for (const part of parts) {
    const { type = 'object', properties, required, ...words } = part;
    const unknown = Object.keys(words).filter(
      (word) => !['description', 'nullable', 'example'].includes(word),
    );
    if (type !== 'object' || unknown.length > 0) {
      throw new Error(`allOf of something else than plain objects: ${JSON.stringify(part)}`);
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
