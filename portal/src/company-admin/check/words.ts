import type { CheckFinding, CheckKind, CompanyCheck } from '@crewdock/contract/company-check';
import type { Message } from '@crewdock/contract/message';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

/** Types of findings with their titles, in display order. */
export const CHECK_KINDS: [kind: CheckKind, title: Message<object>][] = [
  ['domain', messages.domain],
  ['pages', messages.unavailablePages],
  ['words', messages.otherBrands],
  ['links', messages.otherPortals],
  ['contrast', messages.colors],
  ['logo', messages.logo],
  ['titles', messages.titles],
  ['pictures', messages.pictures],
];

/** Messages with the name of the location; null for settings, whose names need no message. */
export const CHECK_PLACES: Record<CheckFinding['place']['kind'], Message<{ place: string | number }> | null> = {
  page: messages.onPage,
  mail: messages.inEmail,
  cv: messages.inCv,
  settings: null,
};

/** Formats `12 pages`, or `the newest 12 of 30 pages`. */
export function formatReadCount(
  { read, all }: CompanyCheck['pages'],
  whole: Message<{ count: number }>,
  newest: Message<{ read: string | number; count: number }>,
): string {
  return read === all ? t(whole, { count: all }) : t(newest, { read: formatNumber(read), count: all });
}
