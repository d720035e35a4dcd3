import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../core/config/config.ts';
import type { Store } from '../storage/store.ts';
import { lacksMailServer } from '../email/smtp.ts';
import type { Metrics } from './metrics.ts';

/** Problems that an operator should fix while the server keeps running, as named in `/readyz` and `/metrics`. */
const WARNINGS = ['no_mail_server', 'disk_full', 'files_not_writable'] as const;
type Warning = (typeof WARNINGS)[number];

/** Below this, uploads and writes of an embedded database are about to fail. */
const LEAST_FREE_BYTES = 256 * 2 ** 20;
/** Cache time of the disk check, shared by the probes of several monitors. */
const FRESH_MS = 5000;
/** Keeps a hanging network folder from blocking `/readyz`. */
const PATIENCE_MS = 1000;

export interface OperatingWarnings {
  /** The active warnings. Never rejects; resolves within about a second. */
  read(): Promise<Warning[]>;
  /** Free bytes at the data directory; null when the server stores nothing there or the value cannot be read. */
  freeBytes(): Promise<number | null>;
}

interface Watched {
  config: Config;
  store: Pick<Store, 'check'>;
  /** Injected by tests. */
  readFreeBytes?: (directory: string) => Promise<number>;
}

/**
 * Checks what the server needs besides its database. An S3 bucket is not checked here, because it is remote: `doctor`
 * checks it.
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
  rows('warning', 'Whether an operator should correct something: 1, or 0.', ['warning'], async () => {
    const active = await read();
    return WARNINGS.map((warning) => ({ warning, value: Number(active.includes(warning)) }));
  });
  rows('disk_free_bytes', 'Free at the data directory.', [], async () => {
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
