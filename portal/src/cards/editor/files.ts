import type { TalentDetails } from '@crewdock/contract/cards';
import { call, callWithProgress } from '../../api.ts';
import { failureOf, fieldErrorsOf } from '../../ui/form/failure.ts';
import type { Send } from '../../ui/useSending.ts';

/** Files of a talent that wait to be sent: undefined leaves what is there, null removes it. */
export interface PendingFiles {
  /** A picture as a data: address. */
  photo?: string | null;
  cv?: File | null;
}

interface SentFiles {
  /** The card after the last one that was taken. */
  card: TalentDetails | null;
  /** Those that were not. */
  left: PendingFiles;
  errors: Record<string, string>;
}

/** Sends each by itself: one that is refused keeps nothing back of the other. `send`: tells how far the CV is. */
export async function sendFiles(id: number, { photo, cv }: PendingFiles, send: Send): Promise<SentFiles> {
  const sent: SentFiles = { card: null, left: {}, errors: {} };
  const params = { id: String(id) };
  if (photo !== undefined) {
    try {
      sent.card = photo
        ? await call('POST /talents/{id}/photo/', { params, body: { photo: fileOf(photo) } })
        : await call('DELETE /talents/{id}/photo/', { params });
    } catch (error) {
      sent.left.photo = photo;
      sent.errors['photo'] = refusalOf(error, 'photo');
    }
  }
  if (cv !== undefined) {
    try {
      sent.card = cv
        ? await send(cv, ({ signal, onSent }) =>
            callWithProgress(onSent)('POST /talents/{id}/cv/', { params, body: { cv }, signal }),
          )
        : await call('DELETE /talents/{id}/cv/', { params });
    } catch (error) {
      sent.left.cv = cv;
      sent.errors['cv'] = refusalOf(error, 'cv');
    }
  }
  return sent;
}

/** All that the server says of a file, joined by a period. */
function refusalOf(error: unknown, field: string): string {
  const found = fieldErrorsOf(error, [field])[field];
  return found ?? failureOf(error)?.text ?? 'This wasn’t sent.';
}

/** What a data: address holds. */
function fileOf(address: string): File {
  const [head = '', data = ''] = address.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  return new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], 'photo', { type });
}

const waiting = new Map<string, { left: PendingFiles; errors: Record<string, string> }>();

/** Keeps files that were refused when their card was made, for the editor of that card. */
export function handOver(place: string, files: { left: PendingFiles; errors: Record<string, string> }): void {
  waiting.set(place, files);
}

export function handedOver(place: string) {
  return waiting.get(place) ?? null;
}

export function takenOver(place: string): void {
  waiting.delete(place);
}
