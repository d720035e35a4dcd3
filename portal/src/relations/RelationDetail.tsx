import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import ExternalLink from 'lucide-react/icons/external-link';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { css, styled } from 'styled-components';
import { shortDate } from '@crewdock/sdk/cards/date';
import { getCardFacts, isTalent, kindOfCard, compactRate } from '../cards/facts.ts';
import { SkillTags } from '../cards/SkillTags.tsx';
import { InterviewSection } from '../interviews/InterviewSection.tsx';
import { AddToList } from '../lists/add/AddToList.tsx';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { SidePanel, usePanelHeading } from '../ui/primitives/SidePanel.ts';
import { Explanation } from './Explanation.tsx';
import { RelationHistory } from './History.tsx';
import { MatchScore } from './MatchScore.tsx';
import { countNote } from './cache.ts';
import { Notes } from './notes/Notes.tsx';
import type { Own, Related } from './queries.ts';
import { OwnerLine } from './OwnerLine.tsx';
import { RelationMoves } from './RelationMoves.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import type { RelationActions } from './useActions.ts';
import { isAwaited } from './words.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  own: Own;
  related: Related;
  actions: RelationActions;
  onClose: () => void;
  /** Whether the relation is shown within another panel, in place of the list. */
  isInPlace?: boolean;
}

/** The side panel of a relation; on small screens it replaces the list. */
export function RelationDetail({ own, related, actions, onClose, isInPlace = false }: Props) {
  const { card_data: card, relation, match } = related;
  const heading = usePanelHeading(relation.id, isInPlace);
  return (
    <Side aria-labelledby="relation" $isInPlace={isInPlace} {...(isInPlace && { as: 'div', role: 'group' })}>
      <Head>
        <div>
          <h2 id="relation" ref={heading} tabIndex={-1}>
            <UserText>{isTalent(card) ? card.name : card.title}</UserText>
          </h2>
          <p>
            <UserText>{isTalent(card) ? card.title : card.company_name}</UserText>
          </p>
        </div>
        <IconButton aria-label={t(messages.closeButton)} onPress={onClose}>
          <X />
        </IconButton>
      </Head>
      <p>{[...getCardFacts(card), compactRate(card)].filter(Boolean).join(' · ')}</p>
      {related.owner && <OwnerLine owner={related.owner} />}
      <SkillTags skills={card.skills} most={8} />
      <Ways>
        <Open to={card.path} target="_blank">
          {t(isTalent(card) ? messages.openTalent : messages.openJob)}
          <ExternalLink aria-label={t(messages.newWindow)} />
        </Open>
        <AddToList key={card.id} kind={kindOfCard(card)} card={card} isLabelled />
      </Ways>
      <Standing>
        <StatusBadge relation={relation} />
        <span>{standing(related, own.isStaffs)}</span>
      </Standing>
      <RelationMoves related={related} actions={actions} />
      <InterviewSection key={`interview ${relation.id}`} relationId={relation.id} status={relation.status} />
      <section>
        <Explanation key={relation.id} requestId={relation.request_id} talentId={relation.talent_id}>
          <MatchScore match={match} />
        </Explanation>
      </section>
      <Notes key={`notes ${relation.id}`} relationId={relation.id} onCount={(by) => countNote(own, related, by)} />
      <RelationHistory key={`history ${relation.id}`} relation={relation} />
    </Side>
  );
}

/** Returns details that the status label doesn't include. */
function standing({ relation, card_data }: Related, isStaffs = false): string {
  const { status, rt_rejection_reason: reason, proceed, can, waits_for } = relation;
  const other = kindOfCard(card_data);
  const date = shortDate(relation.modified);
  switch (status) {
    case 'proposed':
      if (isStaffs) return formatWaitingSide(waits_for, date);
      if (isAwaited(relation, KINDS[other].other)) {
        return waits_for.includes(other)
          ? t(messages.waitingForYouOr, { other, date })
          : t(messages.waitingForYou, { date });
      }
      return waits_for.includes(other) ? t(messages.waitingForOther, { other }) : '';
    case 'confirmed':
      return t(can.proceed ? messages.agreedNext : messages.agreed);
    case 'rejected':
      return [
        reason && t(messages.rejectedFor, { reason: reason.label }),
        proceed && t(messages.rejectedAfter, { step: proceed.reason.label.toLowerCase() }),
      ]
        .filter(Boolean)
        .join(' ');
    case 'proceeded':
      return [
        proceed?.start_date && t(messages.startsOn, { date: shortDate(`${proceed.start_date}T12:00`) }),
        proceed?.rate && t(messages.agreedRate, { rate: proceed.rate }),
      ]
        .filter(Boolean)
        .join(' ');
    case 'archived':
      return t(messages.withdrawn);
  }
}

/** Names the side whose reply is pending, for staff. */
function formatWaitingSide(sides: readonly CardKind[], date: string): string {
  const [side] = sides;
  return sides.length > 1 || !side
    ? t(messages.waitingForEither, { date })
    : t(messages.waitingForSide, { side, date });
}

const Side = styled(SidePanel)<{ $isInPlace: boolean }>`
  gap: 14px;
  padding-inline: 24px 4px;
  padding-block-end: 8px;
  ${({ $isInPlace }) =>
    $isInPlace &&
    css`
      && {
        position: static;
        max-block-size: none;
        padding-inline: 0;
        border: 0;
      }
    `}

  h3 {
    margin-block-end: 10px;
    font-size: 0.875rem;
  }

  > p {
    color: var(--muted);
  }

  > section {
    padding-block-start: 14px;
    border-block-start: 1px solid var(--line);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 12px;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
`;

const Open = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  inline-size: fit-content;
  min-block-size: 24px;
  color: var(--accent);
`;

const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding-block-start: 14px;
  border-block-start: 1px solid var(--line);
`;
