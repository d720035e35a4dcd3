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

/** Stage of a lead. `converted` is set only by converting. */
export const LEAD_STAGES = ['new', 'contacted', 'qualified', 'disqualified', 'converted'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

/** Potential clients and potential jobs; leads are never shown on the market. */
function leads<const Name extends string>(name: Name) {
  return defineStaffTable(name, {
    row: {
      id: idColumn(),
      version: versionColumn(),
      company_name: lineColumn(),
      /** What the lead needs. */
      title: lineColumn(),
      stage: enumColumn(LEAD_STAGES),
      /** The member of staff responsible for the lead. */
      owner: nullableColumn(referenceColumn()),
      next_step: lineColumn(),
      /** A date, stored as midnight UTC. */
      next_step_on: nullableColumn(timeColumn()),
      contact_name: lineColumn(),
      email: lineColumn(),
      phone_number: lineColumn(),
      /** Where the lead came from. */
      source: lineColumn(),
      notes: textColumn(),
      /** The account that the lead belongs to or was converted to. */
      client: nullableColumn(referenceColumn()),
      /** The job that the lead was converted to. */
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
  });
}

/** Leads that convert to a client's account. */
export const sdrClients = leads('sdr_clients');
/** Leads that convert to a client's job. */
export const sdrRequests = leads('sdr_requests');

export type LeadTable = typeof sdrClients | typeof sdrRequests;
