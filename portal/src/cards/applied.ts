import { APPLIED_IDS_MAX } from '@crewdock/contract/limits';
import type { CardKind } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import { call } from '../api.ts';
import { browserStorage } from '../browser/storage.ts';
import { EACH_VISIT } from '../queryClient.ts';
import { $company } from '../session/company.ts';
import { getCreateCardPath } from '../session/rights.ts';
import { $session } from '../session/session.ts';

export const APPLIED = 'applied';
const STORAGE_KEY = 'applied-jobs';
/** Maximum number of applications by visitors that are stored in a browser. */
const REMEMBERED = 200;

type DaysByJob = Record<string, string>;

/** Time of each application that was sent from this browser without an account, by job id. */
const $appliedHere = atom(parse(browserStorage.get(STORAGE_KEY)));

/** Stores in this browser that a visitor has applied for a job. */
export function rememberApplication(jobId: number): void {
  const { [jobId]: _, ...others } = $appliedHere.get();
  const oldestFirst = Object.entries(others).toSorted(([, one], [, other]) => one.localeCompare(other));
  const newest = [...oldestFirst, [String(jobId), new Date().toISOString()]].slice(-REMEMBERED);
  $appliedHere.set(Object.fromEntries(newest));
  browserStorage.set(STORAGE_KEY, JSON.stringify($appliedHere.get()));
}

/** Returns when the user, or a visitor in this browser, applied for a job (ISO 8601); null if they have not applied. */
export function useAppliedOn(kind: CardKind, id: number): string | null {
  const session = useStore($session);
  const company = useStore($company);
  const mayApply = session !== null && !session.staff && getCreateCardPath('talent', session, company) !== null;
  const { data } = useQuery({ ...appliedQuery(id), enabled: kind === 'request' && mayApply });
  // The server renders pages without the browser's storage, so hydration starts without these applications.
  const here = useSyncExternalStore($appliedHere.listen, $appliedHere.get, () => NONE);
  if (kind !== 'request') return null;
  return (session ? data : here[id]) ?? null;
}

const NONE: DaysByJob = {};

function parse(stored: string | null): DaysByJob {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as DaysByJob) : {};
  } catch {
    return {};
  }
}

function appliedQuery(id: number) {
  return queryOptions({ queryKey: [APPLIED, id], queryFn: () => loadBatched(id), staleTime: EACH_VISIT });
}

let batch: { ids: number[]; answer: Promise<Map<number, string>> } | null = null;

/** Loads when the user applied. Sends the requests of several list rows in the same task as one call. */
function loadBatched(id: number): Promise<string | null> {
  batch ??= { ids: [], answer: Promise.resolve().then(sendBatch) };
  batch.ids.push(id);
  return batch.answer.then((applied) => applied.get(id) ?? null);
}

async function sendBatch(): Promise<Map<number, string>> {
  const ids = [...new Set(batch!.ids)];
  batch = null;
  const applied = new Map<number, string>();
  for (let at = 0; at < ids.length; at += APPLIED_IDS_MAX) {
    const query = { ids: ids.slice(at, at + APPLIED_IDS_MAX) };
    for (const job of await call('GET /requests/applied/', { query })) applied.set(job.id, job.applied);
  }
  return applied;
}
