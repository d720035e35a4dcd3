import type { InboxEntry } from '@crewdock/contract/inbox';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import { memo } from 'react';
import { styled } from 'styled-components';
import { isTalent } from '../cards/facts.ts';
import { t } from '../i18n/translate.ts';
import { MatchScore } from '../relations/MatchScore.tsx';
import { WORD_LABELS } from '../sharing/verdicts/words.ts';
import {
  Mark,
  RowActions,
  RowCells,
  RowDetails,
  RowLink,
  RowName,
  SMALL,
  WorkListCell,
  type WorkListColumns,
  WorkListRow,
} from '../ui/patterns/rows/Rows.ts';
import { useRowName } from '../ui/patterns/rows/rowNames.ts';
import { Checkbox } from '../ui/primitives/Checkbox.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';
import { EntryButtons } from './EntryButtons.tsx';
import * as messages from './messages.ts';
import type { InboxActions } from './useAnswers.ts';
import { ENTRY_LABELS, getEntryName, getEntrySubject } from './words.ts';

interface Props {
  entry: InboxEntry;
  /** URL of the inbox with this entry open. */
  to: string;
  isOpen: boolean;
  /** Whether an entry is open in the side panel: rows then have no buttons. */
  isNarrow: boolean;
  isSelected: boolean;
  onSelect: (key: string) => void;
  actions: InboxActions;
}

export function inboxColumns(isNarrow: boolean): WorkListColumns {
  const buttons = isNarrow ? '' : ' 308px';
  return {
    wide: `24px minmax(0, 1fr) 88px 88px minmax(0, 1.2fr) minmax(0, 1fr) 84px${buttons}`,
    medium: `24px minmax(0, 1fr) 34px 88px 84px${buttons}`,
  };
}

/** A row of the inbox: the person or job, the event, and the answers as buttons. */
export const InboxRow = memo(function InboxRow({ entry, to, isOpen, isNarrow, isSelected, onSelect, actions }: Props) {
  const { key, type, since } = entry;
  const name = useRowName(key, getEntryName(entry));
  return (
    <Frame data-row={key} data-open={isOpen || undefined}>
      <Choice>
        <Checkbox isSelected={isSelected} onChange={() => onSelect(key)} aria-label={t(messages.selectEntry, { name })}>
          {null}
        </Checkbox>
      </Choice>
      <RowName>
        <RowLink to={to} replace={isNarrow} preventScrollReset aria-current={isOpen ? 'true' : undefined}>
          <UserText as="line">{getEntryName(entry)}</UserText>
        </RowLink>
      </RowName>
      <RowCells>
        <Mark>{type === 'relation' && <MatchScore match={entry.related.match} size="small" />}</Mark>
        <Mark>{t(ENTRY_LABELS[type])}</Mark>
        <RowDetails>
          <WorkListCell>
            <UserText as="line">{describeEntry(entry)}</UserText>
          </WorkListCell>
          <WorkListCell>
            <UserText as="line">{getEntrySubject(entry)}</UserText>
          </WorkListCell>
        </RowDetails>
        <WorkListCell $end>
          <time dateTime={since} title={shortDate(since)}>
            {relativeDate(since)}
          </time>
        </WorkListCell>
      </RowCells>
      {!isNarrow && (
        <RowActions>
          <EntryButtons entry={entry} to={to} name={name} actions={actions} />
        </RowActions>
      )}
    </Frame>
  );
});

/** Describes the entry in one line. */
function describeEntry(entry: InboxEntry): string {
  switch (entry.type) {
    case 'relation': {
      const { card_data: card } = entry.related;
      return (isTalent(card) ? card.title : card.company_name) ?? '';
    }
    case 'application':
      return shorten(entry.application.message) || entry.application.email;
    case 'interview':
      return t(messages.interviewTimes, { count: entry.times });
    case 'verdict':
      return [t(WORD_LABELS[entry.verdict.word]), shorten(entry.verdict.text)].filter(Boolean).join(' · ');
    case 'resource':
      return t(messages.confirmedOn, { date: shortDate(entry.resource.own!.confirmed) });
  }
}

/** In narrow lists, the text wraps instead of being clipped. */
const EXCERPT = 140;

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line;
}

const Frame = styled(WorkListRow)`
  --details: 2;

  ${SMALL} {
    grid-template-columns: 24px minmax(0, 1fr);

    > ${RowName} {
      grid-area: 1 / 2;
    }

    > ${RowCells} {
      grid-area: 2 / 2;
    }

    > ${RowActions} {
      grid-area: 3 / 2;
      justify-content: start;
    }
  }
`;

/** Above the link that covers the row. */
const Choice = styled.div`
  position: relative;
  z-index: 1;

  ${SMALL} {
    align-self: start;
  }
`;
