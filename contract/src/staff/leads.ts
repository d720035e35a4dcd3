import {
  idColumn,
  lineColumn,
  nullableColumn,
  enumColumn,
  referenceColumn,
  defineStaffTable,
  textColumn,
  timeColumn,
  versionColumn,
} from '../table.ts';

/** Stages of a lead. Only a conversion sets `converted`. */
export const LEAD_STAGES = ['new', 'contacted', 'qualified', 'disqualified', 'converted'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

/** Declares a table of leads: potential clients or jobs, which are not visible on the market. */
function leads<const Name extends string>(name: Name) {
  return defineStaffTable(name, {
    row: {
      id: idColumn(),
      version: versionColumn(),
      company_name: lineColumn(),
      /** Short description of what the lead needs. */
      title: lineColumn(),
      stage: enumColumn(LEAD_STAGES),
      /** The staff member responsible for the lead. */
      owner: nullableColumn(referenceColumn()),
      next_step: lineColumn(),
      /** The date of the next step, stored as midnight UTC. */
      next_step_on: nullableColumn(timeColumn()),
      contact_name: lineColumn(),
      email: lineColumn(),
      phone_number: lineColumn(),
      /** Origin of the lead. */
      source: lineColumn(),
      notes: textColumn(),
      /** The account of the lead: assigned by staff, or created by the conversion. */
      client: nullableColumn(referenceColumn()),
      /** The job created by the conversion. */
      job: nullableColumn(referenceColumn()),
      created: timeColumn(),
      modified: timeColumn(),
    },
    key: 'id',
    search: ['company_name', 'title', 'contact_name', 'email'],
    filters: { stage: 'any', owner: 'any', next_step_on: 'days', source: 'is', created: 'days' },
    sorts: ['-created', 'created', '-modified', 'company_name'],
    counters: 'stage',
    edit: ['stage', 'owner', 'client'],
    bulk: ['stage', 'owner'],
    hidesEmpty: true,
  });
}

/** Leads that are converted to a client's account. */
export const sdrClients = leads('sdr_clients');
/** Leads that are converted to a client's job. */
export const sdrRequests = leads('sdr_requests');

export type LeadTable = typeof sdrClients | typeof sdrRequests;
