import type { Handlers } from '@crewdock/contract/endpoint';
import type { accountMerge } from '@crewdock/contract/staff/account-merge';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import type { Context } from '../../../core/context/context.ts';
import { bothAccounts } from './accounts.ts';
import { mergeAccounts } from './merge.ts';
import { buildMergePreview } from './preview.ts';

export const accountMergeRoutes: Handlers<typeof accountMerge, Context> = {
  async previewMerge({ params: { uid }, query: { into } }, { db }) {
    return buildMergePreview(db, await bothAccounts(db, { from: uid, into }, { at: 'query.into' }));
  },
  mergeAccount: ({ params: { uid }, body }, context) =>
    inTransaction(context.db, (trx) => mergeAccounts(trx, { from: uid, ...body }, context)),
};
