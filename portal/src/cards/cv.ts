import type { TalentCard } from '@crewdock/contract/cards';
import type { Message } from '@crewdock/contract/message';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call, saveFrom } from '../api.ts';
import { notifyError } from '../ui/patterns/notices.ts';

/** Downloads the generated PDF of a talent's CV; shows a notice if there is none. */
export async function downloadCv(card: Card): Promise<void> {
  await saveOrSay(async () => (await addressesOf(card)).cv_url, messages.noCv);
}

/** Downloads a talent's CV in the JSON Resume format; shows a notice if there is none. */
export async function downloadJsonResume(card: Card): Promise<void> {
  await saveOrSay(async () => (await addressesOf(card)).json_url, messages.noCv);
}

/** Downloads the CV file that was uploaded for a talent; shows a notice on errors. */
export async function downloadUploadedCv(card: Card): Promise<void> {
  await saveOrSay(async () => (await addressesOf(card)).upload?.url, messages.uploadedCvFailed);
}

type Card = Pick<TalentCard, 'public_id'>;

/** Fetches signed URLs of a talent's CVs, which are valid for a few minutes. */
function addressesOf({ public_id }: Card) {
  return call('GET /talents/{id}/cv/', { params: { id: public_id } });
}

async function saveOrSay(ask: () => Promise<string | null | undefined>, problem: Message<object>): Promise<void> {
  try {
    const address = await ask();
    if (!address) return notifyError(t(problem));
    await saveFrom(address);
  } catch {
    notifyError(t(problem));
  }
}
