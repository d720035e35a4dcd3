import type { CardKind } from '@crewdock/contract/kinds';
import type { MassImport, MassImportAnswer } from '@crewdock/contract/mass-import';
import { t } from '../../i18n/translate.ts';
import { FilterBar } from '../../ui/patterns/FilterBar.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import * as messages from './messages.ts';
import { getUploadProgress } from './words.ts';

const LABELS: Record<MassImportAnswer, (kind: CardKind) => string> = {
  waiting: () => t(messages.resultWaiting),
  draft: () => t(messages.filterDrafts),
  known: (kind) => t(messages.resultKnown, { kind }),
  refused: () => t(messages.resultUnreadable),
  cancelled: () => t(messages.resultCancelled),
};
const ANSWERS = Object.keys(LABELS) as MassImportAnswer[];

/** Returns the result filter in the URL; undefined for all results. */
export function answerIn(address: URLSearchParams): MassImportAnswer | undefined {
  return ANSWERS.find((answer) => answer === address.get('show'));
}

/** Links that filter files by result, with counts. */
export function AnswerFilter({ now, shown }: { now: MassImport; shown: MassImportAnswer | undefined }) {
  const base = `?tab=imports&import=${now.uid}`;
  const answers = ANSWERS.filter((answer) => now.counts[answer] > 0 || answer === shown);
  return (
    <FilterBar
      label={t(messages.filesLabel)}
      entries={[
        {
          id: 'all',
          label: t(messages.filterAll),
          to: base,
          count: formatNumber(getUploadProgress(now).come),
          isCurrent: !shown,
        },
        ...answers.map((answer) => ({
          id: answer,
          label: LABELS[answer](now.kind),
          to: `${base}&show=${answer}`,
          count: formatNumber(now.counts[answer]),
          isCurrent: answer === shown,
        })),
      ]}
    />
  );
}
