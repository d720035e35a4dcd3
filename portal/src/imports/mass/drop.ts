import type { CardKind } from '@crewdock/contract/kinds';
import type { MassImportFile } from '@crewdock/contract/mass-import';
import { call } from '../../api.ts';
import { t } from '../../i18n/translate.ts';
import { queryClient } from '../../queryClient.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import * as messages from './messages.ts';
import { massImportsChanged } from './queries.ts';

type Draft = NonNullable<MassImportFile['card']>;

/** Archives a draft, with undo. */
export async function archiveDraft(kind: CardKind, draft: Draft, called: string): Promise<void> {
  if (await setActive(kind, draft, false))
    showNotice({
      text: t(messages.archived, { name: called }),
      action: { label: t(messages.undo), run: () => void setActive(kind, draft, true) },
    });
}

async function setActive(kind: CardKind, { id }: Draft, isActive: boolean): Promise<boolean> {
  try {
    await call(`PATCH /${kind}s/{id}/${isActive ? 'activate' : 'deactivate'}/`, { params: { id: String(id) } });
  } catch (error) {
    tellRefusal(error);
    return false;
  }
  await Promise.all([massImportsChanged(), queryClient.invalidateQueries({ queryKey: ['own-cards'] })]);
  return true;
}
