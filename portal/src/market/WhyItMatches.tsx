import type { Facets } from '@crewdock/contract/market';
import { matchSkills } from '@crewdock/sdk/market/skill-match';
import type { MarketUrlView } from '@crewdock/sdk/market/view';
import { formatYears } from '@crewdock/sdk/cards/years';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Trans } from '../i18n/Trans.tsx';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
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
    facets?.skills.find((value) => value.id === skill)?.label ?? rememberedSkill(skill) ?? t(messages.unnamedSkill);
  const getYears = (experience: number | null) =>
    experience === null ? t(messages.yearsNotSpecified) : formatYears(experience);
  return (
    <Frame>
      <Disclosure isOpen={open} controls={id} onChange={setOpen}>
        {t(messages.whyItMatches)}
        <VisuallyHidden>
          – <UserText>{formatCardRowName(card)}</UserText>
        </VisuallyHidden>
      </Disclosure>
      <ul id={id} hidden={!open}>
        {match.held.map((skill) => (
          <Held key={skill.id}>
            <Check aria-hidden="true" />
            <span>
              <Trans
                message={skill.is_main ? messages.matchedMainSkill : messages.matchedSkill}
                values={{ skill: <UserText>{skill.name}</UserText>, years: getYears(skill.experience) }}
                components={{ b: <b /> }}
              />
            </span>
          </Held>
        ))}
        {match.notMain.map((skill) => (
          <li key={skill.id}>
            <CircleDashed aria-hidden="true" />
            <span>
              <Trans
                message={messages.notMainSkill}
                values={{ skill: <UserText>{skill.name}</UserText>, years: getYears(skill.experience) }}
                components={{ b: <b /> }}
              />
            </span>
          </li>
        ))}
        {match.missing.map((skill) => (
          <Missing key={skill}>
            <X aria-hidden="true" />
            <span>
              <Trans message={messages.missingSkill} values={{ skill: nameOf(skill) }} components={{ b: <b /> }} />
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
