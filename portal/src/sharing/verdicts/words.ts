import type { Message } from '@crewdock/contract/message';
import type { VerdictWord } from '@crewdock/contract/verdicts';
import * as messages from './messages.ts';

export const WORDS = ['yes', 'maybe', 'no'] as const satisfies VerdictWord[];

export const WORD_LABELS: Record<VerdictWord, Message<object>> = {
  yes: messages.yes,
  maybe: messages.maybe,
  no: messages.no,
};

export const WORD_TONES = { yes: 'green', maybe: 'amber', no: 'red' } as const satisfies Record<VerdictWord, string>;
