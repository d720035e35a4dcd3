import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../core/config/config.ts';
import type { Store } from '../storage/store.ts';
import { lacksMailServer } from '../email/smtp.ts';
import type { Metrics } from './metrics.ts';

/**
 * Problems that an operator should fix, although the server keeps running. `/readyz` and `/metrics` report these names.
 */
const WARNINGS = ['no_mail_server', 'disk_full', 'files_not_writable'] as const;
type Warning = (typeof WARNINGS)[number];

/** Minimum free space in bytes. With less, uploads and writes of an embedded database may fail soon. */
const LEAST_FREE_BYTES = 256 * 2 ** 20;
/** Cache time of the disk check in milliseconds. The probes of several monitors share one check. */
const FRESH_MS = 5000;
/** Timeout of a check in milliseconds, so that an unresponsive network folder does not block `/readyz`. */
const PATIENCE_MS = 1000;

export interface OperatingWarnings {
  /** Returns the active warnings. Never rejects; resolves within about a second. */
  read(): Promise<Warning[]>;
  /**
   * Returns the free bytes on the disk of the data directory; null if the server stores nothing there or the value
   * cannot be read.
   */
  freeBytes(): Promise<number | null>;
}

interface Watched {
  config: Config;
  store: Pick<Store, 'check'>;
  /** Replaced in tests. */
  readFreeBytes?: (directory: string) => Promise<number>;
}

/**
 * Checks services that the server needs besides its database. Does not check an S3 bucket, because it is remote;
 * `doctor` checks it.
 */
export function createWarnings({ config, store, readFreeBytes = freeBytesAt }: Watched): OperatingWarnings {
  const { dataDirectory, databaseUrl, filesS3 } = config;
  const keepsFiles = filesS3 === undefined;
  const keepsData = keepsFiles || databaseUrl === undefined;
  const freeBytes = async () => (keepsData ? readFreeBytes(dataDirectory).catch(() => null) : null);
  const look = async (): Promise<Warning[]> => {
    const [free, isWritable] = await Promise.all([
      inTime(freeBytes(), null),
      keepsFiles
        ? inTime(
            store.check().then(() => true),
            false,
          ).catch(() => false)
        : true,
    ]);
    return [
      ...(lacksMailServer(config) ? ['no_mail_server' as const] : []),
      ...(free !== null && free < LEAST_FREE_BYTES ? ['disk_full' as const] : []),
      ...(isWritable ? [] : ['files_not_writable' as const]),
    ];
  };
  let latest: { at: number; warnings: Promise<Warning[]> } | undefined;
  return {
    freeBytes,
    read() {
      if (latest === undefined || Date.now() - latest.at > FRESH_MS) latest = { at: Date.now(), warnings: look() };
      return latest.warnings;
    },
  };
}

export function watchWarnings({ rows }: Metrics, { read, freeBytes }: OperatingWarnings): void {
  rows('warning', 'Whether a warning for the operator is active: 1, or 0.', ['warning'], async () => {
    const active = await read();
    return WARNINGS.map((warning) => ({ warning, value: Number(active.includes(warning)) }));
  });
  rows('disk_free_bytes', 'Free disk space of the data directory.', [], async () => {
    const value = await freeBytes();
    return value === null ? [] : [{ value }];
  });
}

async function freeBytesAt(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

function inTime<T>(work: Promise<T>, otherwise: T): Promise<T> {
  return Promise.race([work, sleep(PATIENCE_MS, otherwise, { ref: false })]);
}
