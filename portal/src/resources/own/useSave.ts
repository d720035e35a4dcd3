import { ApiError } from '@crewdock/sdk/client';
import { useRef, useState } from 'react';
import { call, callWithProgress } from '../../api.ts';
import { t } from '../../i18n/translate.ts';
import { getFieldErrors, FieldRefusal } from '../../ui/patterns/form/failure.ts';
import { useIdempotencyKey } from '../../ui/patterns/form/useIdempotencyKey.ts';
import { useSending } from '../../ui/hooks/useSending.ts';
import type { OwnResource } from '../queries.ts';
import { uploadFailed } from './messages.ts';
import { toNewResource, type Typed } from './typed.ts';

/**
 * Saves a resource, then its CV. If the server rejects the CV, a retry updates the saved resource instead of creating a
 * second one.
 */
export function useSave(resource: OwnResource | null) {
  const saved = useRef(resource);
  const keyOf = useIdempotencyKey();
  const [theirs, setTheirs] = useState<OwnResource | null>(null);
  const { sending, send } = useSending();

  async function save(typed: Typed, cv: File | null | undefined): Promise<void> {
    const body = toNewResource(typed);
    saved.current = (
      saved.current
        ? await change(saved.current, body)
        : await call('POST /available_resources/', { body, idempotencyKey: keyOf(body) })
    ) as OwnResource;
    if (cv !== undefined) saved.current = await replaceCv(saved.current.uid, cv);
  }

  async function change({ uid, own }: OwnResource, body: ReturnType<typeof toNewResource>) {
    try {
      return await call('PATCH /available_resources/{uid}/', {
        params: { uid },
        body: { ...body, version: own.version },
      });
    } catch (error) {
      if (error instanceof ApiError && error.body.code === 'conflict') setTheirs(error.body.current as OwnResource);
      throw error;
    }
  }

  async function replaceCv(uid: string, cv: File | null): Promise<OwnResource> {
    const params = { uid };
    if (cv === null) return (await call('DELETE /available_resources/{uid}/cv/', { params })) as OwnResource;
    try {
      return (await send(cv, ({ signal, onSent }) =>
        callWithProgress(onSent)('POST /available_resources/{uid}/cv/', { params, body: { cv }, signal }),
      )) as OwnResource;
    } catch (error) {
      if ((error as Error).name === 'AbortError') throw new FieldRefusal({ cv: t(uploadFailed) });
      const refused = getFieldErrors(error, ['cv']);
      throw refused['cv'] ? new FieldRefusal(refused) : error;
    }
  }

  return { save, theirs, sending };
}
