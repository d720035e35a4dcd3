import type { Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import type { Doer } from '../core/audit/changed.ts';
import { reserveNumber } from './editing/create.ts';
import { insertCard } from './editing/insert.ts';

interface Lead {
  client_id: number;
  title: string;
  company_name: string;
}

/** Creates a draft job for a client from a lead of staff. Returns its id. */
export async function addLeadJob(trx: Transaction<Schema>, lead: Lead, doer: Doer): Promise<number> {
  const { client_id: owner_id, title, company_name } = lead;
  const { card: card_number } = await reserveNumber(trx, owner_id);
  const stored = { title: { title }, company_name: { company_name }, is_draft: { is_draft: true } };
  return insertCard(trx, 'request', { stored }, { owner_id, company_id: null, card_number }, doer);
}
