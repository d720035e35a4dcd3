import { type CardKind } from '@crewdock/contract/kinds';
import type { RelationState } from '@crewdock/contract/relations';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { useStore } from '@nanostores/react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { useAppliedOn } from '../cards/applied.ts';
import { AppliedLine } from '../cards/AppliedLine.tsx';
import { CardCells, getCardListColumns } from '../cards/CardCells.tsx';
import { isTalent } from '../cards/facts.ts';
import { SkillTags } from '../cards/SkillTags.tsx';
import { AddToList } from '../lists/add/AddToList.tsx';
import { Reasons } from '../relations/Explanation.tsx';
import { MatchScore } from '../relations/MatchScore.tsx';
import type { Own } from '../relations/queries.ts';
import { StatusBadge } from '../relations/StatusBadge.tsx';
import { isApplicant } from '../session/rights.ts';
import { $session } from '../session/session.ts';
import { Avatar } from '../ui/primitives/Avatar.tsx';
import { Button } from '../ui/primitives/Button.tsx';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import {
  type WorkListColumns,
  Mark,
  WorkListRow,
  RowActions,
  RowCells,
  RowLink,
  RowMore,
  RowName,
} from '../ui/patterns/rows/Rows.ts';
import type { MatchedCard } from './queries.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import { useRowName } from '../ui/patterns/rows/rowNames.ts';

/** Columns of `MatchRow` by card kind. Jobs have no column for a picture. */
export function matchColumns(kind: CardKind): WorkListColumns {
  const card = getCardListColumns(kind);
  const picture = kind === 'talent' ? '28px ' : '';
  return {
    wide: `${picture}minmax(0, 1.3fr) 88px minmax(0, 1.2fr) ${card.wide} 176px`,
    medium: `${picture}minmax(0, 1fr) 34px ${card.medium} 176px`,
  };
}

interface Props {
  own: Own;
  matched: MatchedCard;
  /** Starts a proposal; null when nothing can be proposed for the user's card. */
  onPropose: (() => void) | null;
}

/**
 * A card of the market with its match score, expandable reasons, and either a propose button or the status of the
 * existing relation.
 */
export function MatchRow({ own, matched: { card, match, relation }, onPropose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isApplying = isApplicant(own.kind, useStore($session));
  const name = isTalent(card) ? card.name : card.title;
  const rowName = useRowName(card.id, name);
  const subtitle = isTalent(card) ? card.title : card.company_name;
  return (
    <WorkListRow>
      {isTalent(card) && <Avatar photo={card.photo} placeholder={card.placeholder} size={28} />}
      <RowName>
        <h2>
          <RowLink to={card.path} data-card={card.public_id}>
            <UserText as="line">{name}</UserText>
          </RowLink>
        </h2>
      </RowName>
      <RowCells>
        <Mark>
          <MatchScore match={match} size="small" />
        </Mark>
        <CardCells card={card} subtitle={subtitle} />
      </RowCells>
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
              aria-label={t(isApplying ? messages.applyButtonName : messages.proposeButtonName, { name: rowName })}
              onPress={onPropose}
            >
              {t(isApplying ? messages.applyButton : messages.proposeButton)}
            </Button>
          )
        )}
        <AddToList kind={own.kind === 'request' ? 'talent' : 'request'} card={card} />
        <Why
          aria-label={t(messages.reasonsButtonName, { name: rowName })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onPress={() => setOpen(!isOpen)}
        >
          <ChevronDown aria-hidden="true" />
        </Why>
      </RowActions>
      {isApplying && <AppliedLine jobId={card.id} />}
      {isOpen && (
        <RowMore id={id}>
          <SkillTags skills={card.skills} most={12} />
          <Reasons
            requestId={own.kind === 'request' ? own.id : card.id}
            talentId={own.kind === 'request' ? card.id : own.id}
          />
        </RowMore>
      )}
    </WorkListRow>
  );
}

/** The status of an applicant's relation, except while an application waits for its answer: `AppliedLine` shows it. */
function ApplicationStatus({ jobId, relation }: { jobId: number; relation: RelationState }) {
  const applied = useAppliedOn('request', jobId);
  return relation.status === 'proposed' && applied !== null ? null : <StatusBadge relation={relation} />;
}

const Why = styled(IconButton)`
  > .lucide {
    transition: rotate var(--swift);
  }

  &[aria-expanded='true'] > .lucide {
    rotate: 180deg;
  }
`;
