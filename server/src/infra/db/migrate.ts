import { readConfig } from '../../core/config/config.ts';
import { failStart } from '../../core/config/start-error.ts';
import { migrateDatabase } from './migrations.ts';
import { openDatabase } from './open.ts';

/** Entry point of `npm run db:migrate`. */
try {
  const db = await openDatabase(readConfig());
  try {
    const applied = await migrateDatabase(db);
    console.log(applied.length > 0 ? `Applied migrations: ${applied.join(', ')}.` : 'No pending migrations.');
  } finally {
    await db.close();
  }
} catch (error) {
  failStart(error);
}
