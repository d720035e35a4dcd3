import type { CompanyAct } from '@crewdock/contract/company-activity';
import { KINDS } from '@crewdock/contract/kinds';

/** Text between the member's name and the card's title, such as `changed the job`. */
export function didWhat({ subject, action, status, card }: Omit<CompanyAct, 'at' | 'person'>): string {
  if (subject === 'relation') return `${RELATION[status ?? ''] ?? 'changed a match'} for`;
  if (subject === 'application') return `${APPLICATION[status ?? ''] ?? 'changed an application'} for`;
  return `${CARD[action] ?? 'changed'} the ${KINDS[card.type].noun}`;
}

const CARD: Partial<Record<CompanyAct['action'], string>> = {
  created: 'added',
  archived: 'archived',
  restored: 'restored',
};

const RELATION: Record<string, string> = {
  proposed: 'proposed a match',
  confirmed: 'confirmed a match',
  proceeded: 'took a match further',
  rejected: 'rejected a match',
  archived: 'withdrew a match',
};

const APPLICATION: Record<string, string> = {
  open: 'reopened an application',
  shortlisted: 'shortlisted an applicant',
  invited: 'invited an applicant',
  rejected: 'rejected an applicant',
};
