import { SKILL_YEARS_MAX } from '@crewdock/contract/card-fields';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Star from 'lucide-react/icons/star';
import X from 'lucide-react/icons/x';
import type { PointerEvent } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { fieldLook } from '../../ui/styles/fieldLook.ts';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { NARROW } from '../../ui/styles/screen.ts';
import { SkillIcon } from '../../ui/primitives/SkillIcon.tsx';
import type { SkillEntry } from '../entries.ts';
import * as messages from './messages.ts';
import { getSkillKey } from './order.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface Props {
  skill: SkillEntry;
  isDragged: boolean;
  canRise: boolean;
  canSink: boolean;
  onChange: (change: Partial<SkillEntry>) => void;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
  onTake: (event: PointerEvent) => void;
}

export function SkillEditorRow({ skill, isDragged, canRise, canSink, onChange, onStep, onRemove, onTake }: Props) {
  const { name, image, experience, is_main } = skill;
  return (
    <Row data-skill={getSkillKey(skill)} data-dragged={isDragged || undefined}>
      <Handle onPointerDown={onTake} title={t(messages.dragTitle)}>
        <GripVertical aria-hidden="true" />
      </Handle>
      <Name>
        <Sign>
          <SkillIcon image={image} />
        </Sign>
        <span>
          <UserText>{name}</UserText>
        </span>
      </Name>
      <Years>
        <input
          aria-label={t(messages.yearsLabel, { skill: name })}
          inputMode="numeric"
          maxLength={String(SKILL_YEARS_MAX).length}
          placeholder="–"
          value={experience ?? ''}
          onChange={({ target }) => onChange({ experience: yearsOf(target.value) })}
        />
        <span aria-hidden="true">{t(messages.yearsUnit)}</span>
      </Years>
      <Main
        aria-label={t(messages.isMainLabel, { skill: name })}
        data-do="main"
        isSelected={is_main}
        onChange={(on) => onChange({ is_main: on })}
      >
        <Star aria-hidden="true" />
        <span>{t(messages.main)}</span>
      </Main>
      <Moves>
        <IconButton
          $size={28}
          aria-label={t(messages.moveUpButton, { skill: name })}
          data-do="up"
          isDisabled={!canRise}
          onPress={() => onStep(-1)}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          $size={28}
          aria-label={t(messages.moveDownButton, { skill: name })}
          data-do="down"
          isDisabled={!canSink}
          onPress={() => onStep(1)}
        >
          <ArrowDown />
        </IconButton>
        <IconButton
          $size={28}
          aria-label={t(messages.removeButton, { skill: name })}
          data-do="remove"
          onPress={onRemove}
        >
          <X />
        </IconButton>
      </Moves>
    </Row>
  );
}

function yearsOf(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? null : Math.min(Number(digits), SKILL_YEARS_MAX);
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto auto auto;
  align-items: center;
  gap: 4px 12px;
  min-block-size: 44px;
  padding: 4px 6px;
  border-block-start: 1px solid var(--line);
  background: var(--surface);

  &[data-dragged] {
    position: relative;
    border-radius: var(--radius);
    background: var(--raised);
    box-shadow: var(--shadow);
  }

  ${NARROW} {
    grid-template-columns: 24px minmax(0, 1fr) auto;

    > :nth-child(3) {
      grid-area: 2 / 2;
    }

    > :nth-child(4) {
      grid-area: 2 / 3;
    }

    > :nth-child(5) {
      grid-area: 1 / 3;
    }
  }
`;

const Handle = styled.span`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 32px;
  color: var(--muted);
  cursor: grab;
  touch-action: none;

  [data-dragged] > & {
    cursor: grabbing;
  }
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
  font-weight: 500;

  > span:last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Sign = styled.span`
  flex: none;
  inline-size: 14px;
`;

const Years = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--muted);

  > input {
    ${fieldLook}
    inline-size: 48px;
    min-block-size: 32px;
    padding: 4px 8px;
    color: var(--text);
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const Main = styled(ToggleButton)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 32px;
  padding-inline: 8px;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: var(--muted);
  font-size: 0.8125rem;
  cursor: pointer;

  &:hover {
    background: var(--hover);
    color: var(--text);
  }

  &[data-selected] {
    color: var(--text);
    font-weight: 500;

    > .lucide {
      fill: var(--accent);
      color: var(--accent);
    }
  }
`;

const Moves = styled.span`
  display: flex;
  color: var(--muted);
`;
