import type { Facets } from '@crewdock/contract/market';
import { matchSkills } from '@crewdock/sdk/market/skill-match';
import type { MarketUrlView } from '@crewdock/sdk/market/view';
import { formatYears } from '@crewdock/sdk/cards/years';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { type AnyCard, formatCardRowName } from '../cards/facts.ts';
import { Disclosure } from '../ui/primitives/Disclosure.tsx';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { rememberedSkill } from './skillNames.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

interface Props {
  view: MarketUrlView;
  card: AnyCard;
  facets: Facets | null;
}

/**
 * Expandable details: the picked skills that a card has, with years of experience, and the picked skills that it lacks.
 */
export function WhyItMatches({ view, card, facets }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const match = matchSkills(view, card.skills);
  if (!match) return null;
  const nameOf = (skill: number) =>
    facets?.skills.find((value) => value.id === skill)?.label ?? rememberedSkill(skill) ?? 'Another skill';
  const told = (experience: number | null) => (experience === null ? 'years not told' : formatYears(experience));
  return (
    <Frame>
      <Disclosure isOpen={open} controls={id} onChange={setOpen}>
        Why it matches
        <VisuallyHidden>
          – <UserText>{formatCardRowName(card)}</UserText>
        </VisuallyHidden>
      </Disclosure>
      <ul id={id} hidden={!open}>
        {match.held.map((skill) => (
          <Held key={skill.id}>
            <Check aria-hidden="true" />
            <span>
              <b>
                <UserText>{skill.name}</UserText>
              </b>{' '}
              {told(skill.experience)}
              {skill.is_main && ', a main skill'}
            </span>
          </Held>
        ))}
        {match.notMain.map((skill) => (
          <li key={skill.id}>
            <CircleDashed aria-hidden="true" />
            <span>
              <b>
                <UserText>{skill.name}</UserText>
              </b>{' '}
              {told(skill.experience)}, not as a main skill
            </span>
          </li>
        ))}
        {match.missing.map((skill) => (
          <Missing key={skill}>
            <X aria-hidden="true" />
            <span>
              <b>{nameOf(skill)}</b> not on this card
            </span>
          </Missing>
        ))}
      </ul>
    </Frame>
  );
}

const Frame = styled.div`
  margin-block: 8px -6px;
  margin-inline-start: -8px;

  > ul {
    display: grid;
    gap: 4px;
    padding: 4px 8px 8px;

    &[hidden] {
      display: none;
    }
  }

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--muted);
  }

  b {
    color: var(--text);
    font-weight: 500;
  }
`;

const Held = styled.li`
  > .lucide {
    color: var(--green);
  }
`;

const Missing = styled.li`
  > .lucide {
    color: var(--red);
  }
`;
