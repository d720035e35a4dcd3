import { z } from 'zod';
import { Done } from '../accounts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Id, MAX_ID, textField, wholeNumber, visibleText } from '../fields.ts';
import { COLUMN_MAX, COLUMN_MIN, FROZEN_MAX } from './columns.ts';
import { staffTables } from './tables.ts';

const NAMES = Object.values(staffTables).map(({ name }) => name);
export const VIEWS_MAX = 50;

/** A saved view of a table: filters, sort order and columns under a name, private or shared with all staff. */
export const StaffView = z.object({
  id: Id,
  name: z.string(),
  /** Query string of the table's URL: filters, sort order and columns. */
  query: z.string(),
  /** The view that the table opens with, for the person who created it. */
  is_default: z.boolean(),
  is_shared: z.boolean(),
  /** Name of the colleague who created it; null: the requester. Empty if the creator has left. */
  made_by: z.string().nullable(),
});
export type StaffView = z.infer<typeof StaffView>;

const params = z.strictObject({ table: z.enum(NAMES) });
const columns = z.array(textField(40).min(1, 'must not be empty')).min(1).max(50);
const name = visibleText(60);
/** Width in pixels by column. */
const widths = z.record(textField(40).min(1), z.int().min(COLUMN_MIN).max(COLUMN_MAX));
/** Number of frozen columns. */
const frozen = z.int().min(1).max(FROZEN_MAX);

export const staffViews = {
  listViews: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/views/{table}/',
    access: 'staff',
    summary: 'One’s views of a table by name, those that colleagues share, and how one has set the columns.',
    params,
    response: z.object({
      items: z.array(StaffView),
      total: z.int(),
      columns: columns.nullable(),
      widths,
      frozen,
    }),
  }),
  keepView: defineEndpoint({
    method: 'POST',
    path: '/admin-panel/views/{table}/',
    access: 'staff',
    summary: `Keeps a view, in place of one of the same name; at most ${VIEWS_MAX} of a table.`,
    params,
    body: z.strictObject({
      name,
      query: textField(2000),
      is_default: z.boolean().default(false),
      is_shared: z.boolean().default(false),
    }),
    response: StaffView,
  }),
  changeView: defineEndpoint({
    method: 'PATCH',
    path: '/admin-panel/views/{table}/{id}/',
    access: 'staff',
    summary: 'Renames a view of one’s own, or shares it, or keeps it to oneself again.',
    params: params.extend({ id: wholeNumber(1, MAX_ID) }),
    body: z.strictObject({ name: name.optional(), is_shared: z.boolean().optional() }),
    response: StaffView,
  }),
  removeView: defineEndpoint({
    method: 'DELETE',
    path: '/admin-panel/views/{table}/{id}/',
    access: 'staff',
    summary: 'Removes a view of one’s own.',
    params: params.extend({ id: wholeNumber(1, MAX_ID) }),
    response: Done,
  }),
  keepColumns: defineEndpoint({
    method: 'PATCH',
    path: '/admin-panel/views/{table}/',
    access: 'staff',
    summary:
      'Keeps which columns of a table one sees, in their order, how wide, and how many of them stay in sight; what is left out stays.',
    params,
    body: z.strictObject({ columns: columns.optional(), widths: widths.optional(), frozen: frozen.optional() }),
    response: z.object({ columns: columns.nullable(), widths, frozen }),
  }),
};
