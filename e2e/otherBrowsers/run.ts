import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const JOURNEYS = join(__dirname, 'journeys');
const [wanted = ''] = process.argv.slice(2);

for (const file of readdirSync(JOURNEYS)) if (file.includes(wanted)) require(join(JOURNEYS, file));
