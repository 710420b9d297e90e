/** `npm start`: builds what is missing, then becomes the server. */
import { ensureBuild } from './ensureBuild.mjs';

ensureBuild();
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');
