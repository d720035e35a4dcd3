import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Store } from '../files/store.ts';
import { lacksMailServer } from '../mail/smtp.ts';
import type { Metrics } from './metrics.ts';

/** What an operator should correct while the server goes on serving, as `/readyz` and `/metrics` name it. */
const WARNINGS = ['no_mail_server', 'disk_full', 'files_not_writable'] as const;
type Warning = (typeof WARNINGS)[number];

/** Below this the next uploads and writes of an embedded database fail soon. */
const LEAST_FREE_BYTES = 256 * 2 ** 20;
/** Probes of several monitors share one look at the disk. */
const FRESH_MS = 5000;
/** A network folder that hangs must not keep `/readyz` waiting. */
const PATIENCE_MS = 1000;

export interface OperatingWarnings {
  /** Those that apply now. Never rejects, and answers within about a second. */
  read(): Promise<Warning[]>;
  /** Bytes free at the data directory; null where nothing of the server is kept there, or it cannot be said. */
  freeBytes(): Promise<number | null>;
}

interface Watched {
  config: Config;
  store: Pick<Store, 'check'>;
  /** Tests say how full the disk is. */
  readFreeBytes?: (directory: string) => Promise<number>;
}

/** Looks at what the server needs besides its database. With a bucket, `doctor` looks at the store: it is not on this machine. */
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
