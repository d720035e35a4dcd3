import type { CardSkill } from '@crewdock/contract/cards';
import { formatYears } from '@crewdock/sdk/cards/years';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { SkillIcon } from '../ui/primitives/SkillIcon.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';

/** All skills with years of experience. The main skills form a separate group at the top. */
export function SkillTable({ skills }: { skills: CardSkill[] }) {
  const main = skills.filter((skill) => skill.is_main);
  const others = skills.filter((skill) => !skill.is_main);
  if (skills.length === 0) return null;
  return (
    <section>
      <h2>{t(messages.skillsTitle)}</h2>
      {main.length > 0 && (
        <MainSkills aria-label={t(messages.mainSkills)}>
          {main.map((skill) => (
            <li key={skill.id}>
              <SkillIcon image={skill.skill_image} />
              <b>
                <UserText>{skill.name}</UserText>
              </b>
              {skill.experience !== null && <Years>{formatYears(skill.experience)}</Years>}
            </li>
          ))}
        </MainSkills>
      )}
      {others.length > 0 && (
        <Others aria-label={t(main.length > 0 ? messages.otherSkills : messages.skillsTitle)}>
          {others.map((skill) => (
            <li key={skill.id}>
              <SkillIcon image={skill.skill_image} />
              <UserText>{skill.name}</UserText>
              {skill.experience !== null && <Years>{formatYears(skill.experience)}</Years>}
            </li>
          ))}
        </Others>
      )}
    </section>
  );
}

const Years = styled.span`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const MainSkills = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: 8px;
  margin-block-end: 16px;

  > li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 44px;
    padding: 6px 14px;
    border: 1px solid var(--line);
    border-radius: 10px;

    > b {
      font-weight: 500;
    }

    > ${Years} {
      margin-inline-start: auto;
    }
  }
`;

const Others = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 20px;

  > li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 26px;
  }
`;
