import { z } from 'zod';
import { Done } from '../accounts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Id, MAX_ID, textField, wholeNumber, visibleText } from '../fields.ts';
import { COLUMN_MAX, COLUMN_MIN, FROZEN_MAX } from './columns.ts';
import { staffTables } from './tables.ts';

const NAMES = Object.values(staffTables).map(({ name }) => name);
export const VIEWS_MAX = 50;

/** A saved view of a table: its filters, sort order and columns. Private, or shared with all staff. */
export const StaffView = z.object({
  id: Id,
  name: z.string(),
  /** Query string of the table's URL: filters, sort order and columns. */
  query: z.string(),
  /** Whether the table opens with this view for its creator. */
  is_default: z.boolean(),
  is_shared: z.boolean(),
  /**
   * Name of the colleague who created the view; null if the requester did. Empty if the creator has left.
   */
  made_by: z.string().nullable(),
});
export type StaffView = z.infer<typeof StaffView>;

const params = z.strictObject({ table: z.enum(NAMES) });
const columns = z.array(textField(40).min(1, 'must not be empty')).min(1).max(50);
const name = visibleText(60);
/** Width in pixels, by column. */
const widths = z.record(textField(40).min(1), z.int().min(COLUMN_MIN).max(COLUMN_MAX));
/** Number of frozen columns. */
const frozen = z.int().min(1).max(FROZEN_MAX);

export const staffViews = {
  listViews: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/views/{table}/',
    access: 'staff',
    summary:
      'Lists saved views of a table by name, the requester’s own and shared ones, and returns the requester’s column settings.',
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
    summary: `Saves a view, replacing a view with the same name; at most ${VIEWS_MAX} per table.`,
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
    summary: 'Renames, shares or unshares the requester’s own view.',
    params: params.extend({ id: wholeNumber(1, MAX_ID) }),
    body: z.strictObject({ name: name.optional(), is_shared: z.boolean().optional() }),
    response: StaffView,
  }),
  removeView: defineEndpoint({
    method: 'DELETE',
    path: '/admin-panel/views/{table}/{id}/',
    access: 'staff',
    summary: 'Deletes the requester’s own view.',
    params: params.extend({ id: wholeNumber(1, MAX_ID) }),
    response: Done,
  }),
  keepColumns: defineEndpoint({
    method: 'PATCH',
    path: '/admin-panel/views/{table}/',
    access: 'staff',
    summary:
      'Saves the requester’s column settings for a table: visible columns in order, widths, and number of frozen columns. Omitted settings stay unchanged.',
    params,
    body: z.strictObject({ columns: columns.optional(), widths: widths.optional(), frozen: frozen.optional() }),
    response: z.object({ columns: columns.nullable(), widths, frozen }),
  }),
};
