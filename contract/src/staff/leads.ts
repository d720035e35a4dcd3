import { id, line, nullable, oneOf, ref, table, text, time, version } from '../table.ts';

/** How far a lead is. Converting alone makes it converted. */
export const LEAD_STAGES = ['new', 'contacted', 'qualified', 'disqualified', 'converted'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

/** Who may become a client, or what may become a job: before the market, and never on it. */
function leads<const Name extends string>(name: Name) {
  return table(name, {
    row: {
      id: id(),
      version: version(),
      company_name: line(),
      /** What they need. */
      title: line(),
      stage: oneOf(LEAD_STAGES),
      /** Who of the staff goes after it. */
      owner: nullable(ref()),
      next_step: line(),
      /** The day, from midnight UTC. */
      next_step_on: nullable(time()),
      contact_name: line(),
      email: line(),
      phone_number: line(),
      /** Where it came from. */
      source: line(),
      notes: text(),
      /** The account that it belongs to or became. */
      client: nullable(ref()),
      /** The job that it became. */
      job: nullable(ref()),
      created: time(),
      modified: time(),
    },
    key: 'id',
    search: ['company_name', 'title', 'contact_name', 'email'],
    filters: { stage: 'any', owner: 'any', next_step_on: 'days', source: 'is', created: 'days' },
    sorts: ['-created', 'created', '-modified', 'company_name'],
    counters: 'stage',
    edit: ['stage', 'owner', 'client'],
    bulk: ['stage', 'owner'],
  });
}

/** Convert to a client's account. */
export const sdrClients = leads('sdr_clients');
/** Convert to a job of a client's. */
export const sdrRequests = leads('sdr_requests');

export type LeadTable = typeof sdrClients | typeof sdrRequests;
