import type { CardKind } from '@crewdock/contract/kinds';
import type { OwnVerdict, OwnVerdicts, VerdictWord } from '@crewdock/contract/verdicts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { queryClient } from '../../queryClient.ts';
import { bodyFor, parseShareTag } from '../passwords.ts';
import { keepVoter, newVoterKey, readStoredVoter } from './voter.ts';

/** The card or list that a shared link opens. */
export interface Opened {
  type: 'talents' | 'requests' | 'lists';
  /** Last path segment of the link. */
  key: string;
}

/** All verdicts given in this browser through links with this tag. */
export function ownVerdictsQuery({ type, key }: Opened) {
  const tag = parseShareTag(key)!;
  return queryOptions({
    queryKey: ['verdicts', tag],
    queryFn: ({ signal }): Promise<OwnVerdicts> =>
      call(`POST /${type}/{id}/open/verdicts/`, {
        params: { id: key },
        body: { ...bodyFor(key), voter: readStoredVoter(tag)?.key ?? newVoterKey() },
        signal,
      }),
  });
}

export interface Said {
  name: string;
  word: VerdictWord;
  text: string;
}

/** Sends a verdict, and stores the visitor's key and name for the link in this browser. */
export async function sendVerdict(kind: CardKind, publicId: string, { name, word, text }: Said): Promise<void> {
  const tag = parseShareTag(publicId)!;
  const voter = readStoredVoter(tag)?.key ?? newVoterKey();
  const said = await call(`POST /${kind}s/{id}/open/verdict/`, {
    params: { id: publicId },
    body: { ...bodyFor(publicId), voter, name, word, text },
  });
  keepVoter(tag, { key: voter, name });
  queryClient.setQueryData<OwnVerdicts>(['verdicts', tag], (before) => ({
    is_open: true,
    name,
    items: [said, ...(before?.items ?? []).filter((each) => !isVerdictAboutCard(each, kind, publicId))],
  }));
}

/** Whether the verdict is about this card. */
export function isVerdictAboutCard({ type, public_id }: OwnVerdict, kind: CardKind, publicId: string): boolean {
  return type === kind && public_id === publicId;
}
