/**
 * `npm run supply`: the packages of the product. Writes a bill of materials and a list of licences to
 * supply/ and asks the registry for known holes.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'supply';
const SBOM = join(FOLDER, 'sbom.cdx.json');
const LICENCES = join(FOLDER, 'licences.txt');

const npm = (...args) =>
  spawnSync('npm', args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
  });

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const locked = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ path, name: path.replace(/^.*node_modules\//, ''), ...entry }));

function writeSbom() {
  const { status, stdout, stderr } = npm(
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--package-lock-only',
  );
  if (status !== 0) throw new Error(`npm sbom failed:\n${stderr}`);
  const { specVersion, components } = JSON.parse(stdout);
  writeFileSync(SBOM, stdout);
  console.log(`${SBOM}: ${components.length} components, CycloneDX ${specVersion}`);
}

/** Some old packages name their licence only in a file. */
function licenceFile(path) {
  if (!existsSync(path)) return undefined;
  const file = readdirSync(path).find((name) => /^licen[cs]e/i.test(name));
  const [firstLine] = file ? readFileSync(join(path, file), 'utf8').trim().split('\n') : [];
  return firstLine && `see its file: ${firstLine}`;
}

function writeLicences() {
  const groups = new Map();
  for (const { path, name, version, license, dev } of locked) {
    const licence = license ?? licenceFile(path) ?? 'unknown';
    const group = groups.get(licence) ?? { shipped: new Set(), tools: new Set() };
    groups.set(licence, group);
    group[dev ? 'tools' : 'shipped'].add(`${name} ${version}`);
  }
  const byName = [...groups].sort(([one], [other]) => one.localeCompare(other));
  const text = byName.flatMap(([licence, { shipped, tools }]) => [
    `${licence}`,
    ...[...shipped].sort().map((name) => `  ${name}`),
    ...[...tools].sort().map((name) => `  ${name} (development)`),
    '',
  ]);
  writeFileSync(LICENCES, text.join('\n'));
  console.log(`${LICENCES}: licences by number of packages, shipped + development`);
  for (const [licence, { shipped, tools }] of byName) {
    console.log(
      `  ${String(shipped.size).padStart(4)} + ${String(tools.size).padStart(4)}  ${licence}`,
    );
  }
  return !groups.has('unknown');
}

/** False only for a known vulnerability; prints a line when the registry cannot be reached. */
function audit() {
  const { stdout, stderr } = npm('audit', '--json');
  let answer;
  try {
    answer = JSON.parse(stdout);
  } catch {
    answer = { message: stderr.trim().split('\n')[0] };
  }
  const counts = answer.metadata?.vulnerabilities;
  if (counts === undefined) {
    console.log(
      `audit: NOT ASKED, the registry does not answer: ${answer.message ?? 'no reason given'}`,
    );
    console.log('audit: run `npm audit` where registry.npmjs.org can be reached.');
    return true;
  }
  if (counts.total === 0) {
    console.log(`audit: the registry knows of no hole in ${locked.length} packages`);
    return true;
  }
  for (const { name, severity, range } of Object.values(answer.vulnerabilities ?? {})) {
    console.error(`audit: ${severity}: ${name} ${range}`);
  }
  return false;
}

mkdirSync(FOLDER, { recursive: true });
writeSbom();
const areLicencesKnown = writeLicences();
if (!areLicencesKnown) console.error(`a package has no licence; see “unknown” in ${LICENCES}`);
const isSound = audit();
process.exit(isSound && areLicencesKnown ? 0 : 1);
