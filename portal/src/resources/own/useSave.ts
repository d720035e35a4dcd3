import { ApiError } from '@crewdock/sdk/client';
import { useRef, useState } from 'react';
import { call } from '../../api.ts';
import { fieldErrorsOf, FieldRefusal } from '../../ui/form/failure.ts';
import { useIdempotencyKey } from '../../ui/form/useIdempotencyKey.ts';
import type { OwnResource } from '../queries.ts';
import { bodyOf, type Typed } from './typed.ts';

/**
 * Saves what is typed of somebody, and then the CV. What was taken is kept in mind: a second attempt after a CV that was refused
 * makes nobody twice.
 */
export function useSave(resource: OwnResource | null) {
  const saved = useRef(resource);
  const keyOf = useIdempotencyKey();
  const [theirs, setTheirs] = useState<OwnResource | null>(null);
  const [isSendingCv, setSendingCv] = useState(false);

  async function save(typed: Typed, cv: File | null | undefined): Promise<void> {
    const body = bodyOf(typed);
    saved.current = (
      saved.current
        ? await change(saved.current, body)
        : await call('POST /available_resources/', { body, idempotencyKey: keyOf(body) })
    ) as OwnResource;
    if (cv !== undefined) saved.current = await replaceCv(saved.current.uid, cv);
  }

  async function change({ uid, own }: OwnResource, body: ReturnType<typeof bodyOf>) {
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
    setSendingCv(true);
    try {
      return (await call('POST /available_resources/{uid}/cv/', { params, body: { cv } })) as OwnResource;
    } catch (error) {
      const refused = fieldErrorsOf(error, ['cv']);
      throw refused['cv'] ? new FieldRefusal(refused) : error;
    } finally {
      setSendingCv(false);
    }
  }

  return { save, theirs, isSendingCv };
}
