import type { CardSkill } from '@crewdock/contract/cards';
import { formatYears } from '@crewdock/sdk/cards/years';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { SkillIcon } from '../ui/primitives/SkillIcon.tsx';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';

/** A card's skills with years of experience; main skills come first and are emphasized. */
export function SkillTags({ skills, most = Infinity }: { skills: CardSkill[]; most?: number }) {
  // Shows the last skill instead of "+1".
  const shown = skills.length === most + 1 ? skills : skills.slice(0, most);
  const rest = skills.length - shown.length;
  return (
    <Tags aria-label={t(messages.skillsTitle)}>
      {shown.map((skill) => (
        <Tag key={skill.id} $main={skill.is_main}>
          <SkillIcon image={skill.skill_image} />
          <UserText>{skill.name}</UserText>
          {skill.is_main && <VisuallyHidden>{t(messages.mainSkill)}</VisuallyHidden>}
          {skill.experience !== null && <Years>{formatYears(skill.experience)}</Years>}
        </Tag>
      ))}
      {rest > 0 && <Rest>{t(messages.moreSkills, { count: rest })}</Rest>}
    </Tags>
  );
}

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Tag = styled.li<{ $main: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 24px;
  padding: 1px 8px;
  border: 1px solid ${({ $main }) => ($main ? 'color-mix(in oklab, var(--text) 28%, transparent)' : 'var(--line)')};
  border-radius: 7px;
  font-size: 0.8125rem;
  font-weight: ${({ $main }) => ($main ? 500 : 400)};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Years = styled.span`
  color: var(--muted);
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Rest = styled.li`
  display: grid;
  align-items: center;
  padding-inline: 4px;
  color: var(--muted);
  font-size: 0.8125rem;
`;
