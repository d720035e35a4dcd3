import { promises as fs } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { type TestDatabase, testDatabase } from './database.ts';

const FOLDER = path.join(import.meta.dirname, '../../server/migrations');

/** Creates a database with the schema of an earlier release, whose last migration is `last`. */
export async function formerTables(last: string): Promise<TestDatabase> {
  const database = await testDatabase();
  await database.pool.query('drop schema public cascade; create schema public');
  const provider = new FileMigrationProvider({ fs, path, migrationFolder: FOLDER });
  const { error } = await new Migrator({ db: database.kysely, provider }).migrateTo(last);
  if (error) throw error;
  return database;
}
