import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './core/config/config.ts';
import { migrateDatabase } from './infra/db/migrations.ts';
import { connectTo, type Database, openDatabase } from './infra/db/open.ts';
import { openReplicas } from './infra/replicas/replicas.ts';
import { accountsFolder, readAccounts } from './demo-accounts.ts';
import { whereToLook } from './where-to-look.ts';
import { freeAddresses, listenOnPort } from './infra/http/listen.ts';
import { requireRightKeys } from './operator/key-check.ts';
import { logWarnings, openLog } from './core/logging/log.ts';
import { openReports } from './core/logging/reports.ts';
import { loadReferenceData } from './dictionaries/reference/load.ts';
import { createFileStore } from './services.ts';
import { failStart } from './core/config/start-error.ts';
import { createVault } from './core/encryption/vault.ts';
import { requireVaultKeys, vaultKeys } from './core/encryption/vault-keys.ts';
import { checkStore } from './infra/storage/check-store.ts';
import { startTasks } from './tasks.ts';
import { loadTrial, type Trial } from './trial.ts';
import { worthKnowing } from './infra/monitoring/startup-warnings.ts';

/**
 * Time limit of a graceful shutdown in milliseconds: 15 seconds for in-flight requests, the rest for jobs and database
 * connections.
 */
const CLOSE_MS = 25_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Entry point of `npm start`: starts the server and prints the startup banner. */
try {
  await start();
} catch (error) {
  failStart(error, { asJson: hasOwnDatabase() });
}

async function start(): Promise<void> {
  const config = readConfig();
  requireVaultKeys(config);
  const trial = config.databaseUrl === undefined ? await loadTrial() : null;
  const reports = await openReports(config.reports.server);
  const log = openLog(config.logLevel, undefined, reports?.error);
  if (!trial) logWarnings(log);
  const portal = await freeAddresses('PORT', config.port, config.host);
  const partner = trial ? await freeAddresses('PARTNER_PORT', config.partnerPort, config.host) : null;

  // Closed in reverse order, so that error reporting still works while the other parts close.
  const parts: { close(): Promise<unknown> }[] = reports ? [reports] : [];
  const drainMs = config.drainSeconds * 1000;
  const grace = closeWithGrace({ delay: CLOSE_MS + drainMs, logger: false, skip: [...SIGNALS] }, async ({ err }) => {
    if (err) log.fatal({ err }, 'shutting down after an uncaught error');
    for (const part of parts.toReversed()) await part.close();
  });
  closeOnSignals(grace.close);

  const onConnectionError = (error: Error) => log.warn({ err: error }, 'lost an idle database connection');
  const patient = await openDatabase(config, {
    onLost() {
      log.fatal('the embedded PostgreSQL stopped unexpectedly');
      process.exit(1);
    },
    onConnectionError,
  });
  parts.push(patient);
  // Migrations run without a statement timeout, so connections for requests are opened separately.
  await fill(patient, config, trial);
  if (!trial)
    await requireRightKeys(
      patient.kysely,
      createVault(() => vaultKeys(config)),
    );
  const db = connectTo(patient.url, { isImpatient: true, onConnectionError });
  parts.push(db);
  const replicas = await openReplicas(config.readDatabaseUrls, db, log);
  if (replicas) parts.push(replicas);
  await checkStore(createFileStore(config), log);

  const app = await buildApp({ config, db, replicas, log, reports });
  const partnerSite = trial && (await trial.buildPartnerSite(config.publicUrl.origin));
  parts.push(startTasks({ config, db, log }));
  // Added last, so that they close first: in-flight requests still need all other parts.
  parts.push({ close: () => Promise.all([app.close(), partnerSite?.close()]) });
  parts.push({ close: () => app.connections.drain(drainMs) });
  await listenOnPort(app, 'PORT', config.port, portal);
  if (partnerSite) await listenOnPort(partnerSite, 'PARTNER_PORT', config.partnerPort, partner!);
  const warnings = await worthKnowing(db.pool, config);
  for (const warning of warnings) log.warn(warning);
  console.log(await whereToLook(config, db, await readAccounts(accountsFolder(config)), warnings));
}

/**
 * Returns whether DATABASE_URL is set. Reads the environment directly, because the configuration may be invalid: with
 * DATABASE_URL, programs parse the log line by line, including startup errors.
 */
function hasOwnDatabase(): boolean {
  return Boolean(process.env['DATABASE_URL'] || process.env['DATABASE_URL_FILE']);
}

/** Migrates the database and loads the reference data. The embedded database also gets demo data on the first start. */
async function fill(db: Database, config: Config, trial: Trial | null): Promise<void> {
  await migrateDatabase(db);
  await loadReferenceData(db);
  if (!trial) return;
  const somebody = await db.kysely.selectFrom('person').select('id').limit(1).executeTakeFirst();
  if (!somebody) {
    console.log('Loading demo data…');
    await trial.loadDemoData(db, { dataDir: config.dataDirectory });
  }
  await trial.allowPartnerSite(db.kysely, config);
}

/** Closes once, even after several signals: a terminal and npm may both forward the same Ctrl-C. */
function closeOnSignals(close: () => void): void {
  let closing = false;
  const once = () => {
    if (!closing) close();
    closing = true;
  };
  for (const signal of SIGNALS) process.on(signal, once);
  // Emitted when the parent process, which selects the Node version, has ended.
  process.on('disconnect', once);
}
