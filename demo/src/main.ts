import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accountsFolder, DEMO_ACCOUNTS_FILE } from '@crewdock/server/demo-accounts';
import { readConfig } from '@crewdock/server/core/config/config';
import { migrateDatabase } from '@crewdock/server/infra/db/migrations';
import { openDatabase } from '@crewdock/server/infra/db/open';
import { loadReferenceData } from '@crewdock/server/dictionaries/reference/load';
import { StartError } from '@crewdock/server/core/config/start-error';
import { loadDemoData } from './load.ts';

const USAGE = `npm run demo:data -- [--talents 600] [--requests 80] [--seed 2026] [--replace]

Fills the market with made-up people, companies, talents and jobs; the three demo companies get 4 % as many
cards each. --replace removes all existing jobs and talents.`;

try {
  await run();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { talents, requests, seed, replace, help } = readArguments();
  if (help) return console.log(USAGE);
  const config = readConfig();
  const db = await openDatabase(config);
  const started = performance.now();
  try {
    await migrateDatabase(db);
    await loadReferenceData(db);
    await loadDemoData(db, {
      talents,
      requests,
      seed,
      replace,
      dataDir: accountsFolder(config),
      onProgress: progress(),
    });
  } finally {
    await db.close();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Loaded ${talents} talents and ${requests} jobs, plus those of the demo companies, in ${seconds} s.`);
  console.log(`Accounts to sign in with: ${join(accountsFolder(config), DEMO_ACCOUNTS_FILE)}`);
}

function readArguments() {
  const { values } = parseStrictly();
  return {
    talents: wholeNumber('talents', values.talents, 2_000_000),
    requests: wholeNumber('requests', values.requests, 2_000_000),
    seed: wholeNumber('seed', values.seed, 4_294_967_295),
    replace: values.replace,
    help: values.help,
  };
}

function parseStrictly() {
  try {
    return parseArgs({
      options: {
        talents: { type: 'string', default: '600' },
        requests: { type: 'string', default: '80' },
        seed: { type: 'string', default: '2026' },
        replace: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function wholeNumber(name: string, value: string, max: number): number {
  if (/^\d{1,10}$/.test(value) && Number(value) <= max) return Number(value);
  throw new StartError(`--${name} must be a whole number up to ${max}, not "${value}".`);
}

/** Returns a callback that prints a line for every 10 % of progress. */
function progress(): (done: number, total: number) => void {
  let tenths = 0;
  return (done, total) => {
    if (Math.floor((done / total) * 10) === tenths) return;
    tenths = Math.floor((done / total) * 10);
    console.log(`${done} of ${total} cards`);
  };
}
