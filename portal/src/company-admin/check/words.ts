import type { CheckFinding, CheckKind } from '@crewdock/contract/company-check';

/** Types of findings with their titles, in display order. */
export const CHECK_KINDS: [kind: CheckKind, title: string][] = [
  ['domain', 'Domain'],
  ['pages', 'Pages that can’t be opened'],
  ['words', 'Words of other brands'],
  ['links', 'Links to other portals'],
  ['contrast', 'Colours'],
  ['logo', 'Logo'],
  ['titles', 'Titles'],
  ['pictures', 'Icons and previews'],
];

export const CHECK_PLACE_LABELS: Record<CheckFinding['place']['kind'], string> = {
  page: 'Page',
  mail: 'Mail',
  cv: 'CV of',
  settings: '',
};
