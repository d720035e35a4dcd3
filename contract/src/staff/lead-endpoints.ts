import { z } from 'zod';
import { Email } from '../accounts.ts';
import { type Endpoint, defineEndpoint } from '../endpoint.ts';
import { Day, Id, MAX_ID, lineText, textField, visibleText, wholeNumber, SEEN } from '../fields.ts';
import { COMPANY_NAME_MAX, EMAIL_MAX, NAME_MAX, PERSON_NAME_MAX, PHONE_MAX } from '../limits.ts';
import type { Row } from '../table.ts';
import { type TableEndpoints, tableEndpoints } from '../table-endpoints.ts';
import { LEAD_STAGES, type LeadTable } from './leads.ts';

const NOTES_MAX = 10_000;
const STEP_MAX = 200;
const SOURCE_MAX = 100;

const email = z.union([z.literal(''), textField(EMAIL_MAX).pipe(Email)], 'must be an email address');
const fields = {
  title: lineText(NAME_MAX),
  contact_name: lineText(2 * PERSON_NAME_MAX),
  email,
  phone_number: lineText(PHONE_MAX),
  source: lineText(SOURCE_MAX),
  next_step: lineText(STEP_MAX),
  next_step_on: Day.nullable(),
  notes: textField(NOTES_MAX),
  owner: Id.nullable(),
  client: Id.nullable(),
};
const company_name = visibleText(COMPANY_NAME_MAX);

export const NewLead = z.strictObject({
  company_name,
  title: fields.title.default(''),
  contact_name: fields.contact_name.default(''),
  email: email.default(''),
  phone_number: fields.phone_number.default(''),
  source: fields.source.default(''),
  next_step: fields.next_step.default(''),
  next_step_on: fields.next_step_on.default(null),
  notes: fields.notes.default(''),
  /** Defaults to the requester. */
  owner: fields.owner.optional(),
  client: fields.client.default(null),
});
export type NewLead = z.infer<typeof NewLead>;

/** The changes, and the version as seen by the requester. */
export const LeadChange = z
  .strictObject({ company_name, ...fields, stage: z.enum(LEAD_STAGES) })
  .partial()
  .extend(SEEN);
export type LeadChange = z.infer<typeof LeadChange>;

const Conversion = z.strictObject(SEEN).prefault({});

interface Call<T extends LeadTable, M extends Endpoint['method'], P extends string> {
  method: M;
  path: `/admin-panel/${T['name']}/${P}`;
  access: 'staff';
  summary: string;
  response: z.ZodType<Row<T>>;
}
interface ById {
  params: z.ZodType<{ id: number }>;
}
type Change<T extends LeadTable> = {
  [K in `change_${T['name']}`]: Call<T, 'PATCH', '{id}/'> & ById & { body: typeof LeadChange };
};
type Create<T extends LeadTable> = {
  [K in `create_${T['name']}`]: Call<T, 'POST', ''> & { idempotent: true; body: typeof NewLead };
};
type Convert<T extends LeadTable> = {
  [K in `convert_${T['name']}`]: Call<T, 'POST', '{id}/convert/'> & ById & { body: typeof Conversion };
};

export type LeadEndpoints<T extends LeadTable> = Omit<TableEndpoints<T>, keyof Change<T>> &
  Change<T> &
  Create<T> &
  Convert<T>;

/**
 * Creates the endpoints of a table of leads, with creation, conversion, and changes of fields that are not in the
 * table.
 */
export function leadEndpoints<const T extends LeadTable>(table: T): LeadEndpoints<T> {
  const { name } = table;
  const calls = tableEndpoints(table) as unknown as Record<string, { response: z.ZodType }>;
  const { response } = calls[`read_${name}`]!;
  const params = z.strictObject({ id: wholeNumber(1, MAX_ID) });
  const what =
    name === 'sdr_clients'
      ? 'the account of its client, who is invited if the account is new'
      : 'a draft of its client’s job';
  return {
    ...calls,
    [`create_${name}`]: defineEndpoint({
      method: 'POST',
      path: `/admin-panel/${name}/`,
      access: 'staff',
      summary: `Creates a lead in ${name}.`,
      idempotent: true,
      body: NewLead,
      response,
    }),
    [`change_${name}`]: defineEndpoint({
      method: 'PATCH',
      path: `/admin-panel/${name}/{id}/`,
      access: 'staff',
      summary: `Changes a lead in ${name}; returns \`conflict\` with the current row if its version is not \`version\`.`,
      params,
      body: LeadChange,
      response,
    }),
    [`convert_${name}`]: defineEndpoint({
      method: 'POST',
      path: `/admin-panel/${name}/{id}/convert/`,
      access: 'staff',
      summary: `Converts a lead to ${what}. Idempotent.`,
      params,
      body: Conversion,
      response,
    }),
  } as never;
}
