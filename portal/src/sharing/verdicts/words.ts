import type { VerdictWord } from '@crewdock/contract/verdicts';

export const WORDS = ['yes', 'maybe', 'no'] as const satisfies VerdictWord[];

export const WORD_LABELS: Record<VerdictWord, string> = { yes: 'Yes', maybe: 'Maybe', no: 'No' };

export const WORD_TONES = { yes: 'green', maybe: 'amber', no: 'red' } as const satisfies Record<VerdictWord, string>;
