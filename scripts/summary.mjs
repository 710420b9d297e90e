/** Sums the results of the test runners and prints one line: `N passed, N failed`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS } from './results.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };
const files = existsSync(RESULTS)
  ? readdirSync(RESULTS).filter((name) => name.endsWith('.json'))
  : [];
for (const file of files) {
  const result = JSON.parse(readFileSync(join(RESULTS, file), 'utf8'));
  if ('stats' in result) {
    total.passed += result.stats.expected;
    total.failed += result.stats.unexpected + result.stats.flaky;
    total.skipped += result.stats.skipped;
  } else {
    total.passed += result.numPassedTests;
    // A file that fails to load has no test results, but it is a failure.
    total.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
    total.skipped += result.numPendingTests;
  }
}
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
