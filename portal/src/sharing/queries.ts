import type { ShareTag } from '@crewdock/contract/sharing';
import { queryOptions } from '@tanstack/react-query';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../api.ts';
import { changeCached } from '../query/optimistic.ts';
import { EACH_VISIT } from '../queryClient.ts';
import { showNotice } from '../ui/patterns/notices.ts';
import { tellRefusal } from '../ui/patterns/refusal.ts';

/** A card or list that the user shares. */
export interface SharedEntity {
  type: 'talents' | 'requests' | 'lists';
  id: number;
  name: string;
  /** Whether the public page already shows all data that a link can hide. */
  isOpen: boolean;
}

type Tags = { items: ShareTag[] };

/** The shared links to a card or list, newest first. */
export function tagsQuery({ type, id }: Pick<SharedEntity, 'type' | 'id'>) {
  return queryOptions({
    queryKey: ['tags', type, id],
    queryFn: ({ signal }): Promise<Tags> =>
      call(`GET /${type}/{id}/tags/`, { params: { id: idFor(type, id) }, signal }),
    staleTime: EACH_VISIT,
  });
}

/** Stores a changed link in the cache; a new link is added at the start. */
export function keepTag(shared: SharedEntity, tag: ShareTag): void {
  changeCached<Tags>(tagsQuery(shared).queryKey, ({ items }) => ({
    items: items.some(({ public_key }) => public_key === tag.public_key)
      ? items.map((each) => (each.public_key === tag.public_key ? tag : each))
      : [tag, ...items],
  }));
}

/** Sets whether visitors of a link can give verdicts. Shows a notice. */
export async function setVerdictsOpen(shared: SharedEntity, tag: ShareTag, open: boolean): Promise<void> {
  const { type, id } = shared;
  try {
    const params = { id: idFor(type, id), publicKey: tag.public_key };
    keepTag(shared, await call(`PATCH /${type}/{id}/tags/{publicKey}/`, { params, body: { verdicts_open: open } }));
    const notice = open ? messages.verdictsReopenedNotice : messages.verdictsClosedNotice;
    showNotice({ text: t(notice, { recipient: tag.tag }) });
  } catch (error) {
    tellRefusal(error);
  }
}

export function dropTag(shared: SharedEntity, { public_key }: ShareTag): void {
  changeCached<Tags>(tagsQuery(shared).queryKey, ({ items }) => ({
    items: items.filter((each) => each.public_key !== public_key),
  }));
}

/**
 * Converts the id to the type that the API expects: a string for cards, whose id can also be a public id; a number for
 * lists.
 */
export function idFor(type: SharedEntity['type'], id: number): never {
  return (type === 'lists' ? id : String(id)) as never;
}
