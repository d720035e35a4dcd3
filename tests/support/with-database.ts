import { connectTo, type Database } from '@crewdock/server/infra/db/open';

/**
 * Runs `work` with a connection to the database, and closes it afterward, because PostgreSQL cannot copy a database
 * that has connections.
 */
export async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = connectTo(url);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Returns the URL of another database on the same server. */
export function onServer(url: string, database: string): string {
  return url.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, `$1${database}`);
}
