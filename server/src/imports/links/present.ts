import type { ImportLink, SentFile } from '@crewdock/contract/import-links';
import type { FoundFile } from '../mass/queries.ts';
import type { FoundLink } from './queries.ts';

export function presentLink(
  { key, kind, label, last_day, files, sent, created_at, closed_at }: FoundLink,
  now: Date,
): ImportLink {
  const isOpen = closed_at === null && last_day >= now.toISOString().slice(0, 10);
  return { key, kind, label, last_day, files, sent, created: created_at.toISOString(), is_open: isOpen };
}

/**
 * Presents a file to its sender. Drafts and existing cards have the same state `read`, because only the owner may know
 * whether a card existed before.
 */
export function presentSentFile({ number, name, answer, reason, told }: FoundFile): SentFile {
  const state = answer === 'draft' || answer === 'known' ? 'read' : answer;
  return { number, name, state, reason, told };
}
