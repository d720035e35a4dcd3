import { z } from 'zod';
import { Done } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { Id, MAX_ID, text, wholeNumber } from '../fields.ts';
import { staffTables } from './tables.ts';

const NAMES = Object.values(staffTables).map(({ name }) => name);
export const VIEWS_MAX = 50;

/** A question to a table under a name that one of the staff has given it, for them alone. */
export const StaffView = z.object({
  id: Id,
  name: z.string(),
  /** As the table's address has it: filters, order and columns. */
  query: z.string(),
  /** The table opens with it. */
  is_default: z.boolean(),
});
export type StaffView = z.infer<typeof StaffView>;

const params = z.strictObject({ table: z.enum(NAMES) });
const columns = z.array(text(40).min(1, 'must not be empty')).min(1).max(50);

export const staffViews = {
  listViews: endpoint({
    method: 'GET',
    path: '/admin-panel/views/{table}/',
    access: 'staff',
    summary: 'One’s views of a table by name, and the columns that one has chosen, or null.',
    params,
    response: z.object({ items: z.array(StaffView), total: z.int(), columns: columns.nullable() }),
  }),
  keepView: endpoint({
    method: 'POST',
    path: '/admin-panel/views/{table}/',
    access: 'staff',
    summary: `Keeps a view, in place of one of the same name; at most ${VIEWS_MAX} of a table.`,
    params,
    body: z.strictObject({
      name: text(60).trim().min(1, 'must not be empty'),
      query: text(2000),
      is_default: z.boolean().default(false),
    }),
    response: StaffView,
  }),
  removeView: endpoint({
    method: 'DELETE',
    path: '/admin-panel/views/{table}/{id}/',
    access: 'staff',
    summary: 'Removes a view of one’s own.',
    params: params.extend({ id: wholeNumber(1, MAX_ID) }),
    response: Done,
  }),
  keepColumns: endpoint({
    method: 'PATCH',
    path: '/admin-panel/views/{table}/',
    access: 'staff',
    summary: 'Keeps which columns of a table one sees, in their order.',
    params,
    body: z.strictObject({ columns }),
    response: z.object({ columns }),
  }),
};
