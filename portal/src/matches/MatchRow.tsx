import type { CardKind } from '@crewdock/contract/kinds';
import type { RelationState } from '@crewdock/contract/relations';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { useAppliedOn } from '../cards/applied.ts';
import { AppliedLine } from '../cards/AppliedLine.tsx';
import { CardCells, getCardListColumns } from '../cards/CardCells.tsx';
import { getCardName, isTalent, kindOfCard } from '../cards/facts.ts';
import { AddToList } from '../lists/add/AddToList.tsx';
import { MatchScore } from '../relations/MatchScore.tsx';
import { StatusBadge } from '../relations/StatusBadge.tsx';
import { Avatar } from '../ui/primitives/Avatar.tsx';
import { Button } from '../ui/primitives/Button.tsx';
import { Checkbox } from '../ui/primitives/Checkbox.tsx';
import {
  type WorkListColumns,
  Mark,
  WorkListRow,
  RowActions,
  RowCells,
  RowLead,
  RowLink,
  RowName,
} from '../ui/patterns/rows/Rows.ts';
import type { MatchedCard } from './queries.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import { useRowName } from '../ui/patterns/rows/rowNames.ts';

/** Columns of `MatchRow` by card kind. Jobs have no picture, and next to an open match rows have no buttons. */
export function matchColumns(kind: CardKind, isNarrow: boolean): WorkListColumns {
  const card = getCardListColumns(kind);
  const lead = kind === 'talent' ? '54px' : '16px';
  const actions = isNarrow ? '' : ' 140px';
  return {
    wide: `${lead} minmax(0, 1.3fr) 88px minmax(0, 1.2fr) ${card.wide}${actions}`,
    medium: `${lead} minmax(0, 1fr) 34px ${card.medium}${actions}`,
  };
}

interface Props {
  matched: MatchedCard;
  isApplying: boolean;
  /** URL of the list with this match open. */
  to: string;
  isOpen: boolean;
  /** Whether a match is open in the side panel: rows then have no buttons. */
  isNarrow: boolean;
  isSelected: boolean;
  /** Null when nothing can be proposed for the user's card. */
  onSelect: ((isOn: boolean) => void) | null;
  /** Starts a proposal; null when nothing can be proposed for the user's card. */
  onPropose: (() => void) | null;
}

/** A card of the market with its match score, and either a propose button or the status of the existing relation. */
export function MatchRow({ matched, isApplying, to, isOpen, isNarrow, isSelected, onSelect, onPropose }: Props) {
  const { card, match, relation } = matched;
  const name = useRowName(card.id, getCardName(card));
  const subtitle = isTalent(card) ? card.title : card.company_name;
  return (
    <WorkListRow data-row={card.id} data-open={isOpen || undefined}>
      <RowLead>
        {onSelect && !relation ? (
          <Pick aria-label={t(messages.selectRow, { name })} isSelected={isSelected} onChange={onSelect}>
            {null}
          </Pick>
        ) : (
          <NoPick />
        )}
        {isTalent(card) && <Avatar photo={card.photo} placeholder={card.placeholder} size={28} />}
      </RowLead>
      <RowName>
        <h3>
          <RowLink
            to={to}
            replace={isNarrow}
            preventScrollReset
            data-card={card.public_id}
            aria-current={isOpen ? 'true' : undefined}
          >
            <UserText as="line">{getCardName(card)}</UserText>
          </RowLink>
        </h3>
      </RowName>
      <RowCells>
        <Mark>
          <MatchScore match={match} size="small" />
        </Mark>
        <CardCells card={card} subtitle={subtitle} />
      </RowCells>
      {!isNarrow && (
        <RowActions>
          {relation ? (
            isApplying ? (
              <ApplicationStatus jobId={card.id} relation={relation} />
            ) : (
              <StatusBadge relation={relation} />
            )
          ) : (
            onPropose && (
              <Button
                $size="small"
                aria-label={t(isApplying ? messages.applyButtonName : messages.proposeButtonName, { name })}
                onPress={onPropose}
              >
                {t(isApplying ? messages.applyButton : messages.proposeButton)}
              </Button>
            )
          )}
          <AddToList kind={kindOfCard(card)} card={card} />
        </RowActions>
      )}
      {isApplying && <AppliedLine jobId={card.id} />}
    </WorkListRow>
  );
}

/** The status of an applicant's relation, except while an application waits for its answer: `AppliedLine` shows it. */
function ApplicationStatus({ jobId, relation }: { jobId: number; relation: RelationState }) {
  const applied = useAppliedOn('request', jobId);
  return relation.status === 'proposed' && applied !== null ? null : <StatusBadge relation={relation} />;
}

/** Has a larger target than the visible box. */
const Pick = styled(Checkbox)`
  min-block-size: 40px;
  margin-inline: -8px;
  padding-inline: 8px;
`;

const NoPick = styled.span`
  inline-size: 16px;
`;
