import { z } from 'zod';
import { Id, MAX_ID, wholeNumber } from '../fields.ts';
import { definePairedEndpoints } from '../pairs.ts';
import { MATCHED_BY } from './ledger.ts';

/** A card that may describe the same person, or the same job of a client. */
const Duplicate = z.object({
  kind: z.enum(['talent', 'request', 'resource']),
  id: Id,
  name: z.string(),
  title: z.string(),
  /** The owner's name, or the e-mail address of an account without one. */
  owner: z.string(),
  /** Path in the admin panel. */
  path: z.string(),
  /** Empty for jobs, which match by client and similar title. */
  matched: z.array(z.enum(MATCHED_BY)),
  /** When it was created. */
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
      talent: 'Cards and available people that are the same person, whoever brought them: the first to come first.',
      request: 'Jobs of the same client with a similar title, 90 days before and after it.',
    },
    params: z.strictObject({ id: wholeNumber(1, MAX_ID) }),
    response: z.array(Duplicate),
  },
});
