import { z } from 'zod';
import { Id, MAX_ID, wholeNumber } from '../fields.ts';
import { definePairedEndpoints } from '../pairs.ts';
import { MATCHED_BY } from './ledger.ts';

/** A card or resource that might describe the same person, or a similar job of the same client. */
const Duplicate = z.object({
  kind: z.enum(['talent', 'request', 'resource']),
  id: Id,
  name: z.string(),
  title: z.string(),
  /** The owner's name, or the owner's email address if the account has no name. */
  owner: z.string(),
  /** Path in the staff panel. */
  path: z.string(),
  /** Empty for jobs, which are matched by client and similar title. */
  matched: z.array(z.enum(MATCHED_BY)),
  /** Time of creation. */
  at: z.string(),
});
export type Duplicate = z.infer<typeof Duplicate>;

/** Maximum number of duplicates per card. */
export const DUPLICATES_MAX = 50;

export const duplicates = definePairedEndpoints({
  listCardDuplicates: {
    method: 'GET',
    path: '/admin-panel/{kind}s/{id}/duplicates/',
    access: 'staff',
    summary: {
      talent: 'Lists cards and available resources of the same person from any owner, oldest first.',
      request: 'Lists jobs of the same client with a similar title, created up to 90 days before or after this job.',
    },
    params: z.strictObject({ id: wholeNumber(1, MAX_ID) }),
    response: z.array(Duplicate),
  },
});
