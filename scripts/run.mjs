/** Runs one of the programs of src/server/cli: `node scripts/run.mjs createAdmin --nip …`. */
import { ensureBuild } from './ensureBuild.mjs';

const [program, ...rest] = process.argv.slice(2);
ensureBuild();
process.env.NODE_ENV ??= 'production';
process.argv = [process.argv[0], program, ...rest];
await import(`../dist/server/${program}.js`);
