import { MATCHED_BY, type MatchedBy } from '@crewdock/contract/staff/ledger';

export const MATCHED_LABELS: Record<MatchedBy, string> = {
  email: 'E-mail',
  phone: 'Phone',
  cv: 'CV file',
  name: 'Name, employer and skills',
};

/** Converts `email, phone` to display text: `E-mail, phone`. */
export function formatMatchedFields(matches: string): string {
  const words = MATCHED_BY.filter((kind) => matches.split(', ').includes(kind)).map((kind) => MATCHED_LABELS[kind]);
  return words
    .map((word, at) => (at === 0 || word.startsWith('CV') ? word : word.charAt(0).toLowerCase() + word.slice(1)))
    .join(', ');
}
