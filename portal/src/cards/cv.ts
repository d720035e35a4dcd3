import type { TalentCard } from '@crewdock/contract/cards';
import { call, saveFrom } from '../api.ts';
import { notifyError } from '../ui/patterns/notices.ts';

const NOTHING = 'No data to show.';

/** Downloads the generated PDF of a talent's CV; shows a notice if there is none. */
export async function downloadCv(card: Card): Promise<void> {
  await saveOrSay(async () => (await addressesOf(card)).cv_url, NOTHING);
}

/** Downloads a talent's CV in the JSON Resume format; shows a notice if there is none. */
export async function downloadJsonResume(card: Card): Promise<void> {
  await saveOrSay(async () => (await addressesOf(card)).json_url, NOTHING);
}

/** Downloads the CV file that was uploaded for a talent; shows a notice on errors. */
export async function downloadUploadedCv(card: Card): Promise<void> {
  await saveOrSay(async () => (await addressesOf(card)).upload?.url, 'The CV couldn’t be loaded. Please try again.');
}

type Card = Pick<TalentCard, 'public_id'>;

/** Fetches signed URLs of a talent's CVs, which are valid for a few minutes. */
function addressesOf({ public_id }: Card) {
  return call('GET /talents/{id}/cv/', { params: { id: public_id } });
}

async function saveOrSay(ask: () => Promise<string | null | undefined>, problem: string): Promise<void> {
  try {
    const address = await ask();
    if (!address) return notifyError(problem);
    await saveFrom(address);
  } catch {
    notifyError(problem);
  }
}
