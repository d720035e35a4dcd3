import { type Dispatch, Fragment, type KeyboardEvent, type SetStateAction, useState } from 'react';
import { styled } from 'styled-components';
import { getCardFacts, isTalent, compactRate } from '../cards/facts.ts';
import { Avatar } from '../ui/primitives/Avatar.tsx';
import { Checkbox } from '../ui/primitives/Checkbox.tsx';
import { LoadMore } from '../ui/patterns/LoadMore.tsx';
import { Monogram } from '../ui/primitives/Monogram.tsx';
import type { Candidate, CandidatePage } from './candidates.ts';
import { MatchScore } from './MatchScore.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { getTotalCount } from '../query/pages.ts';
import { groupByMode, GROUP_HEADINGS } from './groups.ts';
import { getMatchGrade } from './words.ts';
import { UserText, UserTexts } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  label: string;
  query: Parameters<typeof LoadMore>[0]['query'] & { data?: { pages: CandidatePage[] } };
  items: Candidate[];
  chosen: ReadonlySet<number>;
  onChange: Dispatch<SetStateAction<ReadonlySet<number>>>;
  /** Text shown when the search finds nothing. */
  empty: string;
}

/**
 * Cards with checkboxes, grouped by matching mode; cards with an existing relation come last and show its status. The
 * checkboxes are a single tab stop (arrow keys move between them), so that one Tab leads to the dialog's button.
 */
export function CandidateList({ label, query, items, chosen, onChange, empty }: Props) {
  const toggle = (id: number, isOn: boolean) =>
    onChange((before) => {
      const after = new Set(before);
      if (isOn) after.add(id);
      else after.delete(id);
      return after;
    });
  const free = items.filter(({ relation }) => relation === null).map(({ card }) => card.id);
  const [current, setCurrent] = useState<number | null>(null);
  const tabStop = current !== null && free.includes(current) ? current : free[0];
  if (items.length === 0) return <Empty role="status">{empty}</Empty>;
  return (
    <Scroll>
      <LoadMore query={query} shown={items.length} total={Math.max(getTotalCount(query.data), items.length)}>
        <ul aria-label={label} onKeyDown={moveByArrows}>
          {groupByMode(items.filter(({ relation }) => relation === null)).map((group) => (
            <Fragment key={group.mode}>
              <Heading data-group>
                <h3>{t(GROUP_HEADINGS[group.mode])}</h3>
              </Heading>
              {group.items.map((item) => (
                <li key={item.card.id}>
                  <Choice
                    isSelected={chosen.has(item.card.id)}
                    excludeFromTabOrder={item.card.id !== tabStop}
                    onFocus={() => setCurrent(item.card.id)}
                    onChange={(isOn) => toggle(item.card.id, isOn)}
                    aria-label={nameOf(item)}
                  >
                    <Words item={item} />
                  </Choice>
                </li>
              ))}
            </Fragment>
          ))}
          {items
            .filter(({ relation }) => relation !== null)
            .map((item) => (
              <li key={item.card.id}>
                <Linked>
                  <Words item={item} />
                </Linked>
              </li>
            ))}
        </ul>
      </LoadMore>
    </Scroll>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=checkbox]')];
  const at = boxes.indexOf(event.target as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: boxes.length - 1 }[event.key];
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  boxes[to]?.focus();
}

function nameOf({ card, match }: Candidate): string {
  const name = isTalent(card) ? t(messages.nameAndTitle, { name: card.name, title: card.title }) : card.title;
  return t(messages.candidateLabel, { name, score: match.score, grade: getMatchGrade(match.score) });
}

function Words({ item: { card, match, relation, owner } }: { item: Candidate }) {
  return (
    <>
      {isTalent(card) ? (
        <Avatar photo={card.photo} placeholder={card.placeholder} size={36} />
      ) : (
        <Monogram name={card.company_name ?? card.title} size={36} />
      )}
      <Text>
        <strong>
          <UserText as="line">{isTalent(card) ? card.name : card.title}</UserText>
        </strong>
        <span>
          <UserTexts
            parts={[
              isTalent(card) ? card.title : card.company_name,
              ...getCardFacts(card),
              owner && t(messages.candidateOwner, { owner }),
            ]}
          />
          {compactRate(card) && (
            <>
              {' · '}
              <Rate>{compactRate(card)}</Rate>
            </>
          )}
        </span>
      </Text>
      {relation === null ? <MatchScore match={match} isBrief /> : <StatusBadge relation={relation} />}
    </>
  );
}

const Scroll = styled.div`
  max-block-size: min(44dvh, 420px);
  margin-inline: -12px;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-block: 1px solid var(--line);
`;

const Heading = styled.li`
  padding: 10px 12px 2px;
  color: var(--muted);

  > h3 {
    font-size: 0.8125rem;
    font-weight: 600;
  }
`;

const Choice = styled(Checkbox)`
  min-block-size: 56px;
  padding: 8px 12px;

  &:hover {
    background: var(--hover);
  }

  &[data-focus-visible] {
    outline-offset: -2px;
  }
`;

const Linked = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 56px;
  padding: 8px 12px 8px 38px;
`;

const Text = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;

  > strong {
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > span {
    color: var(--muted);
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
`;

const Rate = styled.span`
  white-space: nowrap;
`;

const Empty = styled.p`
  padding-block: 16px;
  color: var(--muted);
  text-align: center;
`;
