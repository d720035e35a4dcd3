import type { CardKind } from '@crewdock/contract/kinds';
import { isolatedText } from '@crewdock/contract/isolated-text';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Matches } from '../../matches/Matches.tsx';
import { usePaletteActions } from '../../frame/palette.ts';
import { listedQuery } from '../../relations/queries.ts';
import { getProposeLabel } from '../../relations/words.ts';
import { Tabs } from '../../ui/primitives/Tabs.tsx';
import { Duplicates } from '../ledger/Duplicates.tsx';
import { AllCards } from './AllCards.tsx';
import type { StaffCardRow } from './cardColumns.tsx';
import { CardHistory } from './CardHistory.tsx';
import { GeneralInformation } from './GeneralInformation.tsx';
import { StaffRelations } from './StaffRelations.tsx';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

const PARTS = ['relations', 'matches', 'all', 'general', 'duplicates', 'history'] as const;
type Part = (typeof PARTS)[number];

interface Props {
  kind: CardKind;
  id: number;
  called: string;
  /** The card's row of the staff table; undefined until loaded. */
  row: StaffCardRow | undefined;
  /** `part` is the tab in the URL, `address` returns the URL of a tab. */
  part: string | null;
  address: (part: string) => string;
  /** Element of the surrounding page or panel; keyboard shortcuts work only within this element. */
  frame: RefObject<HTMLElement | null>;
  /** Starts a proposal; null when nothing can be proposed for the card. */
  onPropose: (() => void) | null;
  /** Prefix of the names of URL parameters when the tabs are in a side panel. */
  within?: string;
}

/**
 * Tabs with all staff actions and data of a card, used by the side panel and the card's page. The selected tab is in
 * the URL.
 */
export function CardParts({ kind, id, called, row, part: asked, address, frame, onPropose, within }: Props) {
  const own = { kind, id, isStaffs: true };
  const count = useInfiniteQuery(listedQuery(own, 'active')).data?.pages[0]!.counters.active;
  usePaletteActions(
    'card',
    onPropose ? [{ label: `${isolatedText(called)}: ${getProposeLabel(kind).toLowerCase()}…`, run: onPropose }] : [],
  );
  const parts = PARTS.filter((each) => onPropose !== null || (each !== 'matches' && each !== 'all'));
  const part = parts.find((each) => each === asked) ?? 'relations';
  const labels: Record<Part, string> = {
    relations: t(messages.relationsTab),
    matches: t(messages.matchesTab),
    all: t(messages.allTab, { kind }),
    general: t(messages.generalTab),
    duplicates: t(messages.duplicatesTab),
    history: t(messages.historyTab),
  };
  return (
    <>
      <Tabs
        label={called}
        tabs={parts.map((each) => ({
          to: address(each),
          label: labels[each],
          ...(each === 'relations' && count !== undefined && { count }),
          isCurrent: each === part,
        }))}
      />
      {part === 'relations' && (
        <StaffRelations key={id} kind={kind} id={id} frame={frame} onPropose={onPropose} {...(within && { within })} />
      )}
      {part === 'matches' && <Matches key={id} own={own} canPropose frame={frame} {...(within && { within })} />}
      {part === 'all' && <AllCards key={id} kind={kind} id={id} canPropose {...(within && { within })} />}
      {part === 'general' && <GeneralInformation key={id} kind={kind} id={id} row={row} />}
      {part === 'duplicates' && <Duplicates key={id} kind={kind} card={{ id }} />}
      {part === 'history' && <CardHistory key={id} kind={kind} id={id} version={row?.version} />}
    </>
  );
}
