import type { TalentCard } from '@crewdock/contract/cards';
import { call, saveFrom } from '../api.ts';
import { notifyError } from '../ui/notices.ts';

const NOTHING = 'No data to show.';

/** Saves the PDF of a talent's CV, or says that there is none. */
export async function downloadCv({ public_id }: TalentCard): Promise<void> {
  try {
    const { cv_url } = await call('GET /talents/{id}/cv/', { params: { id: public_id } });
    if (cv_url === null) return notifyError(NOTHING);
    await saveFrom(cv_url);
  } catch {
    notifyError(NOTHING);
  }
}
