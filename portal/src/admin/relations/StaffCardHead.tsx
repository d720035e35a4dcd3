import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { Eye, Pencil, Rss } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { CardHead } from '../../cards/CardHead.tsx';
import { isTalent } from '../../cards/facts.ts';
import { FeedDialog } from '../../cards/FeedDialog.tsx';
import { PLACES } from '../../cards/editor/places.ts';
import { OwnerLine } from '../../relations/OwnerLine.tsx';
import type { CardOwner } from '../../relations/queries.ts';
import { PROPOSE_LABELS } from '../../relations/words.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import { NARROW } from '../../ui/screen.ts';

interface Props {
  kind: CardKind;
  card: TalentDetails | RequestDetails;
  /** Null while it isn't known. */
  owner: CardOwner | null;
  /** Null where nothing can be proposed for it. */
  onPropose: (() => void) | null;
}

/** What the card is, whose it is and how it stands. */
export function StaffCardHead({ kind, card, owner, onPropose }: Props) {
  const navigate = useNavigate();
  const [isFeedOpen, setFeedOpen] = useState(false);
  const editor = PLACES.my[KINDS[kind].market].edit(card.id);
  const marks = [
    !card.is_active && 'Archived',
    card.is_draft && 'Draft',
    card.is_on_hold && 'On hold',
    card.is_private && 'Private',
  ].filter((mark) => mark !== false);
  return (
    <header>
      <BackLink to={`/admin-panel/${kind}s`}>{kind === 'request' ? 'Requests' : 'Talents'}</BackLink>
      <Line>
        <div>
          <CardHead card={card} />
          <Facts>
            <Muted>№ {card.id}</Muted>
            {marks.map((mark) => (
              <Badge key={mark} $tone="amber">
                {mark}
              </Badge>
            ))}
            {owner && <OwnerLine owner={owner} />}
          </Facts>
        </div>
        <Actions>
          {onPropose && (
            <Button $kind="primary" onPress={onPropose}>
              {PROPOSE_LABELS[kind]}…
            </Button>
          )}
          <ButtonLink to={editor}>
            <Pencil aria-hidden="true" />
            Edit
          </ButtonLink>
          <MoreMenu
            isFramed
            label={`More for ${isTalent(card) ? card.name : card.title}`}
            entries={[
              kind === 'request' && { label: 'Jobs feed…', icon: Rss, run: () => setFeedOpen(true) },
              { label: 'View as others', icon: Eye, run: () => void navigate(card.path) },
            ]}
          />
        </Actions>
      </Line>
      {isFeedOpen && !isTalent(card) && <FeedDialog job={card} editor={editor} onClose={() => setFeedOpen(false)} />}
    </header>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 32px;
  padding-block: 8px;

  > :first-child {
    flex: 1 1 360px;
    min-inline-size: 0;
  }

  ${NARROW} {
    > :first-child {
      flex-basis: 100%;
    }
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  min-block-size: 28px;
  margin-block-start: 8px;
`;

const Muted = styled.span`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
