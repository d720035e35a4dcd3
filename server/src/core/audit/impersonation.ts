import type { Doer } from './changed.ts';

/** Creates a `Doer` for a background job that acts for a person. It has no address and no user agent. */
export function impersonatePerson(personId: number, { isStaff }: { isStaff: boolean }): Doer {
  return {
    actor: {
      kind: 'person',
      id: personId,
      type: null,
      isStaff,
      lacksSecondFactor: false,
      superadminIn: null,
      companyIds: [],
      worksIn: [],
      leads: [],
      tokenHash: Buffer.alloc(0),
    },
    company: null,
    address: null,
    site: null,
    userAgent: null,
  };
}
