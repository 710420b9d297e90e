/**
 * Checks the sources of `npm ci`: exact versions, from the registry only, each with the digest that npm
 * verifies. Part of `npm run check`.
 */
import { readFileSync } from 'node:fs';

const REGISTRY = 'https://registry.npmjs.org/';
const EXACT = /^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { lockfileVersion, packages } = read('package-lock.json');
const { dependencies, devDependencies, overrides } = read('package.json');
const npmrc = readFileSync('.npmrc', 'utf8').split('\n');

const problems = [];

for (const [name, version] of Object.entries({
  ...dependencies,
  ...devDependencies,
  ...overrides,
})) {
  if (!EXACT.test(version))
    problems.push(`package.json: ${name} is not an exact version: ${version}`);
}
// Install scripts would run with the rights of the installing user.
if (!npmrc.includes('ignore-scripts=true'))
  problems.push('.npmrc does not set ignore-scripts=true');
if (lockfileVersion !== 3) problems.push(`package-lock.json has version ${lockfileVersion}, not 3`);

const locked = Object.entries(packages).filter(([path]) => path !== '');

/** Development tools for other platforms, which the registry of the lockfile did not have. */
const isForeignBuild = ({ dev, optional, os, cpu }) => dev && optional && os && cpu;

let foreignBuilds = 0;
for (const [path, entry] of locked) {
  const { version, resolved, integrity, link } = entry;
  if (link) problems.push(`${path} is a link`);
  if (!EXACT.test(version ?? '')) problems.push(`${path} has no exact version: ${version}`);
  // Without a URL, npm uses the configured registry; the digest stays the same.
  if (resolved !== undefined && !resolved.startsWith(REGISTRY)) {
    problems.push(`${path} comes from ${resolved}`);
  }
  if (integrity === undefined && isForeignBuild(entry)) foreignBuilds += 1;
  else if (!integrity?.startsWith('sha512-')) problems.push(`${path} has no SHA-512 digest`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(
  `package-lock.json: ${locked.length} packages from the registry, ${locked.length - foreignBuilds} with a SHA-512 digest; ` +
    `the other ${foreignBuilds} are builds of development tools for platforms that this registry does not serve.`,
);
