import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@crewdock/server/infra/db/open';
import { fillMarket, marketDirectory } from './market-fill.ts';
import { type Measured, measureMarket } from './market-measure.ts';
import { growthPicture } from './market-picture.ts';
import { report } from './market-report.ts';

const PICTURE = resolve(import.meta.dirname, '../../docs/images/market-growth.svg');
/** Market sizes whose results are checked against limits. Other sizes only appear in the chart. */
const LIMITED = [100_000, 1_000_000];
const GROWTH = [10_000, 30_000, 100_000, 300_000, 1_000_000];

/**
 * `npm run bench market`: measures the search with 100,000 and 1,000,000 talents, from memory and from SQL. `--picture`
 * also draws how the cost grows, starting at 10,000 talents. `DATABASE_URL` names an additional server with 100,000
 * talents to measure.
 */
const { values } = parseArgs({
  options: { picture: { type: 'boolean', default: false }, talents: { type: 'string', multiple: true } },
});
const sizes = values.talents?.map(Number) ?? (values.picture ? GROWTH : LIMITED);
let allHold = true;
const measured: Measured[] = [];
for (const size of sizes) {
  const where = { databaseUrl: undefined, dataDirectory: marketDirectory(size) };
  measured.push(await measure('embedded PostgreSQL', where, size, LIMITED.includes(size)));
}
const { DATABASE_URL } = process.env;
if (DATABASE_URL) await measure('DATABASE_URL', { databaseUrl: DATABASE_URL, dataDirectory: '' }, 100_000, true);
if (values.picture) writeFileSync(PICTURE, growthPicture(measured));
if (!allHold) process.exitCode = 1;

async function measure(
  name: string,
  where: { databaseUrl: string | undefined; dataDirectory: string },
  size: number,
  isLimited: boolean,
): Promise<Measured> {
  const db = await openDatabase(where);
  try {
    await fillMarket(db, size);
    const { rows } = await db.pool.query(`select split_part(version(), ' ', 2) as version`);
    console.log(`\n${name}, PostgreSQL ${rows[0].version}, ${size} talents`);
    const result = await measureMarket(db, size, isLimited);
    allHold = report(result) && allHold;
    return result;
  } finally {
    await db.close();
  }
}
