import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** It is told this often, and then heard of whether anybody wants the archive still. */
const EVERY_MS = 300;

/** How far an archive is. */
export class Progress {
  /** Nobody wants it any more. */
  isOver = false;
  readonly #db: Kysely<Schema>;
  readonly #uid: string;
  #told = -Infinity;

  constructor(db: Kysely<Schema>, uid: string) {
    this.#db = db;
    this.#uid = uid;
  }

  /** Rejects where it was cancelled. */
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
