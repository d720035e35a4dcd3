import type { TalentDetails } from '@crewdock/contract/cards';
import type { SummaryImprovement } from '@crewdock/contract/summary-improvement';
import { ApiError } from '@crewdock/sdk/client';
import { call } from '../../api.ts';
import { CARD } from '../../cards/queries.ts';
import { queryClient } from '../../queryClient.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import * as messages from './messages.ts';
import { t } from '../../i18n/translate.ts';

/** Saves a summary, with undo. Returns `changed` if the card was edited after the suggestion was made. */
export async function saveSummary(
  talentId: number,
  summary: string,
  { present, version }: SummaryImprovement,
): Promise<'saved' | 'changed' | 'refused'> {
  try {
    const saved = await send(talentId, summary, version);
    const run = () => void putBack(talentId, present, saved.version);
    showNotice({ text: t(messages.savedNotice), action: { label: t(messages.undo), run } });
    return 'saved';
  } catch (error) {
    if (isConflict(error)) return 'changed';
    tellRefusal(error);
    return 'refused';
  }
}

async function putBack(talentId: number, summary: string, version: number): Promise<void> {
  try {
    await send(talentId, summary, version);
    showNotice({ text: t(messages.restoredNotice) });
  } catch (error) {
    tellRefusal(error);
  }
}

async function send(talentId: number, summary: string, version: number): Promise<TalentDetails> {
  const saved = await call('PATCH /talents/{id}/', { params: { id: String(talentId) }, body: { summary, version } });
  void queryClient.invalidateQueries({ queryKey: [CARD, 'talent'] });
  void queryClient.invalidateQueries({ queryKey: ['own-cards', 'talent'] });
  return saved;
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'conflict';
}
