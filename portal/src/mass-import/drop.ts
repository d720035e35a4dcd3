import type { MassImportFile } from '@crewdock/contract/mass-import';
import { call } from '../api.ts';
import { queryClient } from '../queryClient.ts';
import { notify } from '../ui/notices.ts';
import { tellRefusal } from '../ui/refusal.ts';
import { massImportsChanged } from './queries.ts';

type Draft = NonNullable<MassImportFile['card']>;

/** Archives a draft, and offers to undo that. */
export async function drop(draft: Draft): Promise<void> {
  if (await setActive(draft, false))
    notify({ text: `${draft.name} dropped`, action: { label: 'Undo', run: () => void setActive(draft, true) } });
}

async function setActive({ id }: Draft, isActive: boolean): Promise<boolean> {
  try {
    await call(`PATCH /talents/{id}/${isActive ? 'activate' : 'deactivate'}/`, { params: { id: String(id) } });
  } catch (error) {
    tellRefusal(error);
    return false;
  }
  await Promise.all([massImportsChanged(), queryClient.invalidateQueries({ queryKey: ['own-cards'] })]);
  return true;
}
