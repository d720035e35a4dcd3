import type { TalentDetails } from '@crewdock/contract/cards';
import { call, callWithProgress } from '../api.ts';
import { t } from '../i18n/translate.ts';
import { handleFormError, getFieldErrors } from '../ui/patterns/form/failure.ts';
import type { SendAction } from '../ui/hooks/useSending.ts';
import * as messages from './messages.ts';

/** Files of a talent to upload: undefined for no change, null to remove the file. */
export interface PendingFiles {
  /** A picture as a data: URL. */
  photo?: string | null;
  cv?: File | null;
}

interface SentFiles {
  /** The card after the last successful upload. */
  card: TalentDetails | null;
  /** The files that could not be uploaded. */
  left: PendingFiles;
  errors: Record<string, string>;
}

/**
 * Uploads each file separately, so that one rejected file doesn't block the other. `send` reports the upload progress
 * of the CV.
 */
export async function sendFiles(id: number, { photo, cv }: PendingFiles, send: SendAction): Promise<SentFiles> {
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

/** Returns the server's errors about a file, or a general message. */
function refusalOf(error: unknown, field: string): string {
  const found = getFieldErrors(error, [field])[field];
  return found ?? handleFormError(error)?.text ?? t(messages.uploadFailed);
}

/** Converts a data: URL into a file. */
function fileOf(address: string): File {
  const [head = '', data = ''] = address.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  return new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], 'photo', { type });
}

const waiting = new Map<string, { left: PendingFiles; errors: Record<string, string> }>();

/** Stores files that were rejected when their card was created, for the editor of that card. */
export function storeRefusedFiles(place: string, files: { left: PendingFiles; errors: Record<string, string> }): void {
  waiting.set(place, files);
}

export function handedOver(place: string) {
  return waiting.get(place) ?? null;
}

export function takenOver(place: string): void {
  waiting.delete(place);
}
