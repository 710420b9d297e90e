import { join } from 'node:path';
import { requiredVariable } from './testTemplate';

/** Environment variable in which globalSetup passes the folder of the bundles to the test files. */
export const BUNDLES = 'SIMAGANG_TEST_BUNDLES';

/** A program or worker thread of ours, by the name of its source file without `.ts`. */
export const bundleOf = (name: string): string => join(requiredVariable(BUNDLES), `${name}.js`);

/** V8 would take longer to optimize the embedded database's WebAssembly than a test takes. */
export const NODE_FLAGS = ['--liftoff-only'];
