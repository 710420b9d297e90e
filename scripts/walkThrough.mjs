/**
 * `npm run test:node`: starts the built product on the oldest and the newest Node.js that it supports, and walks through it:
 * logins of all roles, a list, a new record, a PDF, a file out and in, and a restart on the same folder.
 * `npm run test:node -- 24` takes one version.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logIn } from './bench/logIn.mjs';
import { startProduct, temporaryFolder } from './bench/product.mjs';
import { ensureBuild } from './ensureBuild.mjs';
import { installNode } from './installNode.mjs';
import { RESULTS } from './results.mjs';

const VERSIONS = process.argv.length > 2 ? process.argv.slice(2) : ['20', '24'];
const PASSWORD = 'Magang2026!';
const ADMIN = '197805122003121001';
const OTHERS = ['198503152010122002', '3273014501880001', '2403310001'];
const COURSE = {
  code: 'AJK209901',
  name: 'Kuliah Percobaan',
  semester: 2,
  hours_per_week: 4,
  credits: 2,
  weight_assignment_1: 20,
  weight_assignment_2: 20,
  weight_midterm: 20,
  weight_final: 30,
  weight_other: 10,
  academic_year: '2024/2025',
};

ensureBuild();
const results = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
for (const version of VERSIONS) {
  try {
    const node = installNode(version);
    const name = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    const startedAt = performance.now();
    await walkThrough(node);
    results.numPassedTests += 1;
    console.log(`── Node.js ${name}: ok (${Math.round((performance.now() - startedAt) / 1000)} s)`);
  } catch (error) {
    results.numFailedTests += 1;
    console.error(`── Node.js ${version}: FAILED`, error);
  }
}
mkdirSync(RESULTS, { recursive: true });
writeFileSync(join(RESULTS, 'node.json'), JSON.stringify({ ...results, numPendingTests: 0 }));
process.exit(results.numFailedTests > 0 ? 1 : 0);

async function walkThrough(node) {
  const dataDir = join(temporaryFolder(), 'data');
  const first = await startProduct({ node, dataDir, demoData: true });
  const page = await (await fetch(first.url)).text();
  assert.ok(page.includes('<div id=root>'), `the page is ${page.slice(0, 200)}`);
  for (const identifier of OTHERS) await logIn(first.url, identifier, PASSWORD);
  const call = await callsOf(first.url);

  const { data: internships } = await (await call('/internships?page=1')).json();
  assert.ok(internships.length > 0);
  const body = JSON.stringify(COURSE);
  await call('/courses', { method: 'POST', body, headers: { 'idempotency-key': randomUUID() } });
  const report = await call(`/reports/internships/${internships[0].id}/activities`);
  assert.equal((await bytesOf(report)).subarray(0, 5).toString(), '%PDF-');

  const workbook = await bytesOf(await call('/courses/export?format=xlsx'));
  const form = new FormData();
  form.set('file', new Blob([workbook]), 'courses.xlsx');
  const { data: read } = await (
    await call('/imports/courses/read', { method: 'POST', body: form })
  ).json();
  assert.ok(read.rows.some(({ values }) => values.code === COURSE.code));
  assert.equal(await first.stop(), 0);

  const second = await startProduct({ node, dataDir, demoData: true });
  const again = await callsOf(second.url);
  const { data: course } = await (await again(`/courses/${COURSE.code}`)).json();
  assert.equal(course.name, COURSE.name);
  assert.equal(await second.stop(), 0);
}

/** Calls as the super admin; throws unless the answer is a 2xx. */
async function callsOf(url) {
  const { access_token } = await logIn(url, ADMIN, PASSWORD);
  return async (path, { headers, ...request } = {}) => {
    const answer = await fetch(`${url}/api${path}`, {
      ...request,
      headers: {
        authorization: `Bearer ${access_token}`,
        ...(typeof request.body === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    if (answer.ok) return answer;
    throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  };
}

async function bytesOf(answer) {
  return Buffer.from(await answer.arrayBuffer());
}
