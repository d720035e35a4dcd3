import { id, line, nullable, oneOf, ref, table, text, time, version } from '../table.ts';

/** Stage of a lead. `converted` is set only by converting. */
export const LEAD_STAGES = ['new', 'contacted', 'qualified', 'disqualified', 'converted'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

/** Potential clients and potential jobs; leads are never shown on the market. */
function leads<const Name extends string>(name: Name) {
  return table(name, {
    row: {
      id: id(),
      version: version(),
      company_name: line(),
      /** What the lead needs. */
      title: line(),
      stage: oneOf(LEAD_STAGES),
      /** The member of staff responsible for the lead. */
      owner: nullable(ref()),
      next_step: line(),
      /** A date, stored as midnight UTC. */
      next_step_on: nullable(time()),
      contact_name: line(),
      email: line(),
      phone_number: line(),
      /** Where the lead came from. */
      source: line(),
      notes: text(),
      /** The account that the lead belongs to or was converted to. */
      client: nullable(ref()),
      /** The job that the lead was converted to. */
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

/** Leads that convert to a client's account. */
export const sdrClients = leads('sdr_clients');
/** Leads that convert to a client's job. */
export const sdrRequests = leads('sdr_requests');

export type LeadTable = typeof sdrClients | typeof sdrRequests;
