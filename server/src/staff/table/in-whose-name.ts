import type { Doer } from '../../platform/audit/changed.ts';

/** One of the staff in whose name a job of the server works: from no address, by no browser. */
export function inTheNameOf(staffId: number): Doer {
  return {
    actor: {
      kind: 'person',
      id: staffId,
      type: null,
      isStaff: true,
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
