import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { clockDifference, LARGEST_DIFFERENCE_S } from '../../infra/db/clock.ts';
import { describeMisspelledVariables } from '../../core/config/misspelled-variables.ts';
import { FEW_FILES, openFilesLimit } from '../../infra/monitoring/startup-warnings.ts';
import type { Desk } from '../desk.ts';
import type { DoctorFinding } from './finding.ts';

const LITTLE_BYTES = 2 * 2 ** 30;

export async function checkClock({ pool }: Desk): Promise<DoctorFinding> {
  const seconds = await clockDifference(pool);
  const said = `${Math.abs(seconds).toFixed(1)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database’s`;
  return { state: Math.abs(seconds) > LARGEST_DIFFERENCE_S ? 'fail' : 'ok', said };
}

/** Checks the free disk space of the data directory. */
export async function checkDisk({ config }: Desk): Promise<DoctorFinding> {
  const { dataDirectory } = config;
  const { bavail, bsize } = statfsSync(existsSync(dataDirectory) ? dataDirectory : dirname(dataDirectory));
  const free = bavail * bsize;
  const said = `${(free / 2 ** 30).toFixed(1)} GB are free at ${dataDirectory}`;
  return { state: free < LITTLE_BYTES ? 'warn' : 'ok', said };
}

/** Checks for variables with misspelled names, because the server ignores them. */
export async function checkVariables(): Promise<DoctorFinding> {
  const misspelled = describeMisspelledVariables();
  return misspelled.length === 0
    ? { state: 'ok', said: 'no misspelled variables' }
    : { state: 'warn', said: misspelled.join(' ') };
}

export async function checkOpenFiles(): Promise<DoctorFinding> {
  const limit = openFilesLimit();
  return {
    state: limit < FEW_FILES ? 'warn' : 'ok',
    said: `${limit === Infinity ? 'any number of' : limit} open files are allowed`,
  };
}
