import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import type { Config } from '../../core/config/config.ts';
import { clockDifference, LARGEST_DIFFERENCE_S } from '../db/clock.ts';
import { newerMigrations } from '../db/newer-schema.ts';
import { describeMisspelledVariables } from '../../core/config/misspelled-variables.ts';
import { lacksMailServer } from '../email/smtp.ts';

/**
 * Largest limit of open files that is too low: each connection, file and database statement needs a file descriptor.
 */
export const FEW_FILES = 1024;

/** Returns the startup warnings, one line each: problems that do not prevent the server from running. */
export async function worthKnowing(pool: Pool, config: Pick<Config, 'smtpUrl' | 'databaseUrl'>): Promise<string[]> {
  const files = openFilesLimit();
  const seconds = await clockDifference(pool);
  const newer = await newerMigrations(pool);
  return [
    ...(files < FEW_FILES
      ? [`The limit of open files is only ${files} (ulimit -n): further connections are refused.`]
      : []),
    ...(Math.abs(seconds) > LARGEST_DIFFERENCE_S ? [`This machine’s clock is ${said(seconds)} the database’s.`] : []),
    ...(newer.length > 0
      ? [`A newer release has migrated the database (${newer.join(', ')}): this release still runs, but is outdated.`]
      : []),
    ...describeMisspelledVariables(),
    ...(lacksMailServer(config) ? ['SMTP_URL is not set: emails stay queued until it is set.'] : []),
  ];
}

function said(seconds: number): string {
  return `${Math.round(Math.abs(seconds))} s ${seconds > 0 ? 'ahead of' : 'behind'}`;
}

/** Returns the limit of open files (soft limit) on Linux, otherwise Infinity. */
export function openFilesLimit(): number {
  if (process.platform !== 'linux') return Infinity;
  const soft = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
  return soft === undefined ? Infinity : Number(soft);
}
