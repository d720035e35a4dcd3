import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { obtainPackage } from './obtain-package.ts';

const VERSIONS = '/usr/lib/postgresql';
/** uid of `nobody`, because PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const ATTEMPTS = 40;

/** Debian's PostgreSQL with a cluster in a folder, which also contains its Unix socket. */
export interface DebianPostgres {
  url(database: string): string;
  /** Starts the server. After a crash, retries until the files of the killed server are gone. */
  start(): Promise<void>;
  /** Kills the server with SIGKILL, like a crash. */
  kill(): void;
  stop(): Promise<void>;
}

/**
 * Creates a cluster in the folder. With `from`, the name of another cluster in the folder, the new cluster is its
 * streaming replica.
 */
export async function debianPostgres(folder: string, name: string, from?: string): Promise<DebianPostgres> {
  const binaries = findBinaries();
  const [cluster, sockets] = [join(folder, name), join(folder, `${name}-socket`)];
  chmodSync(folder, 0o755);
  for (const path of [cluster, sockets]) {
    mkdirSync(path, { mode: 0o700 });
    if (process.getuid?.() === 0) chownSync(path, NOBODY, NOBODY);
  }
  const run = async (program: string, ...args: string[]) => {
    const command = [join(binaries, program), ...args];
    const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
    const [first, ...rest] = process.getuid?.() === 0 ? [...asNobody, ...command] : command;
    // Detaches the output, because processes that pg_ctl starts inherit it and would keep execFile waiting.
    const shell = ['-c', 'exec "$@" >/dev/null 2>&1 </dev/null', 'sh', first!, ...rest];
    await promisify(execFile)('sh', shell, { cwd: '/' });
  };
  if (from === undefined)
    await run('initdb', '-D', cluster, '-U', 'crewdock', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  else
    await run(
      'pg_basebackup',
      '-h',
      join(folder, `${from}-socket`),
      '-U',
      'crewdock',
      '-D',
      cluster,
      '-R',
      '-c',
      'fast',
    );
  const settings = `-c listen_addresses='' -k ${sockets} -c max_connections=300 -c shared_preload_libraries=pg_stat_statements`;
  return {
    url: (database) => `postgresql://crewdock@/${database}?host=${encodeURIComponent(sockets)}`,
    async start() {
      const command = ['-D', cluster, '-l', join(cluster, 'log'), '-w', '-o', settings, 'start'];
      for (let attempts = 1; ; attempts++) {
        try {
          return await run('pg_ctl', ...command);
        } catch (error) {
          if (attempts === ATTEMPTS) throw error;
          await sleep(250);
        }
      }
    },
    kill: () =>
      void process.kill(Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL'),
    async stop() {
      if (existsSync(join(cluster, 'postmaster.pid')))
        await run('pg_ctl', '-D', cluster, '-m', 'immediate', '-w', 'stop');
    },
  };
}

function findBinaries(): string {
  const found = () => (existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : []);
  if (found().length === 0) {
    // Prevents the package from creating its default cluster, which would leave a process running.
    spawnSync('sh', [
      '-c',
      "mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf",
    ]);
    obtainPackage('postgresql');
  }
  const [version] = found();
  if (version === undefined) throw new Error(`There is no PostgreSQL in ${VERSIONS}: install postgresql.`);
  return join(VERSIONS, version, 'bin');
}
