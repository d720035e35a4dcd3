import type { CardList } from '@crewdock/contract/lists';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../api.ts';
import { showNotice } from '../ui/patterns/notices.ts';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import { updateCachedList } from './queries.ts';

/** Archives or restores a list, and offers undo in a notice. */
export async function archiveList({ id, name }: CardList, isActive: boolean): Promise<void> {
  if (!(await setActive(id, isActive))) return;
  const undo = () => void setActive(id, !isActive);
  showNotice({
    text: t(isActive ? messages.restoredNotice : messages.archivedNotice, { name }),
    action: { label: t(messages.undoButton), run: undo },
  });
}

async function setActive(id: number, is_active: boolean): Promise<boolean> {
  try {
    updateCachedList(await call('PATCH /lists/{id}/', { params: { id }, body: { is_active } }));
    return true;
  } catch (error) {
    tellRefusal(error);
    return false;
  }
}
