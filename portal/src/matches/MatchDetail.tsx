import X from 'lucide-react/icons/x';
import ExternalLink from 'lucide-react/icons/external-link';
import { Link } from 'react-router';
import { css, styled } from 'styled-components';
import { compactRate, getCardFacts, getCardName, isTalent, kindOfCard } from '../cards/facts.ts';
import { SkillTags } from '../cards/SkillTags.tsx';
import { t } from '../i18n/translate.ts';
import { AddToList } from '../lists/add/AddToList.tsx';
import { Reasons } from '../relations/Explanation.tsx';
import { MatchScore } from '../relations/MatchScore.tsx';
import * as relations from '../relations/messages.ts';
import type { Own } from '../relations/queries.ts';
import { StatusBadge } from '../relations/StatusBadge.tsx';
import { Button } from '../ui/primitives/Button.tsx';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { SidePanel, usePanelHeading } from '../ui/primitives/SidePanel.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import type { MatchedCard } from './queries.ts';

interface Props {
  own: Own;
  matched: MatchedCard;
  isApplying: boolean;
  /** Starts a proposal; null when nothing can be proposed for the user's card. */
  onPropose: (() => void) | null;
  onClose: () => void;
  /** Whether the match is shown within another panel, in place of the list. */
  isInPlace: boolean;
}

/** The side panel of a match: the card’s facts and the reasons for its score. */
export function MatchDetail({ own, matched, isApplying, onPropose, onClose, isInPlace }: Props) {
  const { card, match, relation } = matched;
  const heading = usePanelHeading(card.id, isInPlace);
  const pair = own.kind === 'request' ? [own.id, card.id] : [card.id, own.id];
  return (
    <Side aria-labelledby="match" $isInPlace={isInPlace} {...(isInPlace && { as: 'div', role: 'group' })}>
      <Head>
        <div>
          <h2 id="match" ref={heading} tabIndex={-1}>
            <UserText>{getCardName(card)}</UserText>
          </h2>
          <p>
            <UserText>{isTalent(card) ? card.title : card.company_name}</UserText>
          </p>
        </div>
        <IconButton aria-label={t(relations.closeButton)} onPress={onClose}>
          <X />
        </IconButton>
      </Head>
      <p>{[...getCardFacts(card), compactRate(card)].filter(Boolean).join(' · ')}</p>
      <Actions>
        {relation ? (
          <StatusBadge relation={relation} />
        ) : (
          onPropose && (
            <Button $kind="primary" onPress={onPropose}>
              {t(isApplying ? messages.applyButton : messages.proposeButton)}
            </Button>
          )
        )}
        <AddToList key={card.id} kind={kindOfCard(card)} card={card} isLabelled />
        <Open to={card.path} target="_blank">
          {t(isTalent(card) ? relations.openTalent : relations.openJob)}
          <ExternalLink aria-label={t(relations.newWindow)} />
        </Open>
      </Actions>
      <SkillTags skills={card.skills} most={12} />
      <section>
        <MatchScore match={match} />
        <Reasons key={card.id} requestId={pair[0]!} talentId={pair[1]!} />
      </section>
    </Side>
  );
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

  > p {
    color: var(--muted);
  }

  > section {
    display: grid;
    gap: 10px;
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

const Open = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 24px;
  color: var(--accent);
`;
