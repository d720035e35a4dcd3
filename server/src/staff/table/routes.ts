import type { Handlers } from '@crewdock/contract/endpoint';
import type { OptionsAsked, StaffTable } from '@crewdock/contract/table';
import type { TableEndpoints } from '@crewdock/contract/table-endpoints';
import type { TableFormat } from '@crewdock/contract/table-file';
import type { EndpointTable } from '@crewdock/contract/endpoint';
import { requirePerson } from '../../core/context/context.ts';
import { notFound } from '../../core/errors/errors.ts';
import { startBulkEdit } from './bulk.ts';
import { type ColumnValues, editRow } from './edit.ts';
import { exportTableRows } from './export.ts';
import { filterChoices, suggestRows } from './lookups.ts';
import { previewMails, sendTestMail, startMassMail } from './mails/calls.ts';
import type { MassLetter } from './mails/recipients.ts';
import { type PageQuestion, readTablePage, readRow } from './page.ts';
import { type RowKey, type TableSource, anySource } from './source.ts';
import type { TableContext } from './table-context.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as notices from '../../core/messages/notices.ts';

interface Asked {
  params: Record<string, RowKey>;
  query: PageQuestion & OptionsAsked & TableFormat & { with_counters: boolean; search: string };
  body: ColumnValues & { version?: number; keys?: RowKey[]; change: ColumnValues } & MassLetter & { at: number };
}

type Call = (asked: Asked, context: TableContext) => Promise<unknown>;

/** Handlers of all endpoints of a table. */
export function tableRoutes<const T extends StaffTable>(
  table: T,
  typedSource: TableSource<T>,
): TableEndpoints<T> extends EndpointTable ? Handlers<TableEndpoints<T>, TableContext> : never {
  const source = anySource(typedSource);
  const { name, key } = table;
  const list: Call = ({ query }, { db }) => readTablePage(db, table, source, query);
  const calls: Record<string, Call> = {
    [`list_${name}`]: list,
    [`list_es_${name}`]: list,
    [`suggest_${name}`]: ({ query: { search, limit } }, { db }) => suggestRows(db, table, source, search, limit),
    [`filters_of_${name}`]: (_, { db }) => filterChoices(db, table, source),
    [`options_of_${name}`]: ({ params, query }, { db }) => source.options[params['column']!]!(db, query),
    async [`read_${name}`]({ params }, { db }) {
      const row = await readRow(db, table, source, params[key]!);
      if (!row) throw notFound();
      return row;
    },
    [`change_${name}`]: ({ params, body }, context) =>
      editRow(context.db, table, source, { key: params[key]!, change: body, by: context }),
    [`bulk_${name}`]: ({ query, body: { keys, change } }, context) =>
      startBulkEdit(context.db, table, source, { ownerId: requirePerson(context).id, question: query, keys, change }),
    [`export_${name}`]: async ({ query }, context) => exportTableRows(table, source, query, context),
    [`export_picked_${name}`]: async ({ query, body: { keys } }, context) =>
      exportTableRows(table, source, { ...query, keys }, context),
  };
  const mailOf = ({ query: question, body: { keys, subject, text, at } }: Asked) => ({
    question,
    keys,
    letter: { subject, text },
    at,
  });
  if (table.mails) {
    calls[`preview_mails_${name}`] = (asked, { db }) => previewMails(db, table, source, mailOf(asked));
    calls[`test_mails_${name}`] = async (asked, context) => {
      await sendTestMail(table, source, mailOf(asked), context);
      return { detail: formatMessage(notices.messageSent) };
    };
    calls[`send_mails_${name}`] = (asked, context) => startMassMail(table, source, mailOf(asked), context);
  }
  return calls as never;
}
