import type { ENDED, MergePreview, MOVED } from '@crewdock/contract/staff/account-merge';
import { formatNumber } from '../../../ui/format/formatNumber.ts';

const NAMES: Record<(typeof MOVED)[number], readonly [one: string, many: string]> = {
  talents: ['talent', 'talents'],
  requests: ['request', 'requests'],
  lists: ['list', 'lists'],
  resources: ['available resource', 'available resources'],
  memberships: ['membership', 'memberships'],
  providers: ['sign-in by a provider', 'sign-ins by a provider'],
  relation_moves: ['move of a relation', 'moves of relations'],
  notes: ['note', 'notes'],
  application_moves: ['move of an application', 'moves of applications'],
  closings: ['filled job', 'filled jobs'],
  messages: ['message to us', 'messages to us'],
  updates: ['update', 'updates'],
  leads: ['lead', 'leads'],
  skills: ['typed skill', 'typed skills'],
  files: ['file', 'files'],
  operations: ['long task', 'long tasks'],
  imports: ['import or mapper', 'imports and mappers'],
};

/** Formats a number of moved objects, such as `3 talents`. */
export function movedText({ what, count }: MergePreview['moves'][number]): string {
  const [one, many] = NAMES[what];
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** Describes the access that ends for the merged account. */
export const ENDED_LABELS: Record<(typeof ENDED)[number], string> = {
  sessions: 'It is signed out everywhere.',
  links: 'Mailed links of it stop working.',
  second_factor: 'Its second factor is forgotten.',
  password: 'Its password is forgotten.',
};
