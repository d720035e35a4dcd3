import { normalizeText } from './folded.ts';
import type { ImportedStatus } from './resource.ts';

/** Patterns for each status. The first match wins, because “not available” contains “available”. */
const STATUSES: { status: ImportedStatus; word: RegExp }[] = [
  {
    status: 'unavailable',
    word: /^(no|n|false|0|nein|nie|non|нет|ні)$|\b(not?|isn.t|nicht) (longer |currently |yet |at present )?(available|free|active|open|ready|looking|interested|on |in )|unavailable|vacation|holiday|on leave|inactive|\bleft\b|urlaub|недоступ|отпуск|відпустк|nicht/,
  },
  {
    status: 'placed',
    word: /placed|hired|project|busy|booked|assigned|engaged|allocated|occupied|billable|besetzt|im projekt|belegt|zajet|занят|заинят|на проект/,
  },
  {
    status: 'available',
    word: /^(yes|y|true|1|ja|tak|oui|si|sim|да|так)$|available|\bfree\b|bench|\bopen\b|vacant|\bactive\b|ready|frei|verfugbar|disponi|dostepn|woln|volny|свобод|вільн|доступ/,
  },
  { status: 'unknown', word: /unknown|\bn\/a\b|\btbd\b|^\?+$|unbekannt|неизвест|невідом/ },
];

export function parseImportedStatus(text: string): ImportedStatus | null {
  const written = normalizeText(text);
  return STATUSES.find(({ word }) => word.test(written))?.status ?? null;
}
