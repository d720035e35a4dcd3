import type { Import, ImportAnswer } from '@crewdock/contract/imports';
import { formatPersonName } from '../../../core/text/person-name.ts';
import { writeUpdate } from '../../../notifications/updates/write.ts';
import type { ImportColumns, Trx } from '../queries.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';
import * as updates from '../../../core/messages/updates.ts';

export async function notifyStaffOfImport(
  trx: Trx,
  { uid, name, company_id }: ImportColumns,
  personId: number,
  { create, update, skip, error }: Pick<Import['counts'], ImportAnswer>,
): Promise<void> {
  const person = await trx
    .selectFrom('person')
    .where('id', '=', personId)
    .select(['first_name', 'last_name', 'email', 'is_staff'])
    .executeTakeFirstOrThrow();
  const rows = (count: number) => count.toLocaleString('en-US');
  await writeUpdate(trx, {
    kind: 'import',
    title: formatMessage(updates.resourcesImported, { name: formatPersonName(person), file: name }),
    detail: formatMessage(updates.importCounts, {
      created: rows(create),
      updated: rows(update),
      skipped: rows(skip),
      failed: rows(error),
    }),
    email: person.email,
    path: `/available-resources/import/${uid}/report`,
    personId,
    companyId: company_id,
    actor: { kind: 'person', id: personId, isStaff: person.is_staff },
  });
}
