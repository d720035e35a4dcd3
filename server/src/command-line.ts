import { readConfig } from './core/config/config.ts';
import { openDatabase } from './infra/db/open.ts';
import { getOperator } from './operator/desk.ts';
import { runCommand } from './operator/program.ts';
import { createServices, createFileStore } from './services.ts';

/** Entry point of `npm run crewdock -- …`. */
process.exitCode = await runCommand(
  process.argv.slice(2),
  async (work) => {
    const config = readConfig();
    const database = await openDatabase(config, { joins: true });
    try {
      const { db, origins, outbox, vault } = createServices(config, database);
      const desk = { config, pool: database.pool, store: createFileStore(config), db, origins, outbox, vault };
      return await work({ ...desk, doer: getOperator(), now: new Date() });
    } finally {
      await database.close();
    }
  },
  { out: (line) => console.log(line), error: (line) => console.error(line) },
);
