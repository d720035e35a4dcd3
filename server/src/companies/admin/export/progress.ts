import type { Kysely } from 'kysely';
import type { Schema } from '../../../infra/db/schema.ts';

/** Minimum interval between progress updates in milliseconds. Each update also checks for cancellation. */
const EVERY_MS = 300;

/** Saves the progress of an export and detects its cancellation. */
export class ExportProgress {
  /** Whether the export was canceled. */
  isOver = false;
  readonly #db: Kysely<Schema>;
  readonly #uid: string;
  #told = -Infinity;

  constructor(db: Kysely<Schema>, uid: string) {
    this.#db = db;
    this.#uid = uid;
  }

  /** Saves the progress. Throws if the export was canceled. */
  async tell(far: { done: number; total: number }): Promise<void> {
    if (performance.now() - this.#told < EVERY_MS) return;
    this.#told = performance.now();
    const { numUpdatedRows } = await this.#db
      .updateTable('company_export')
      .set(far)
      .where('uid', '=', this.#uid)
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    this.isOver = true;
    throw new Error('the export was cancelled');
  }
}
