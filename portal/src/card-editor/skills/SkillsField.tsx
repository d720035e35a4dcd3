import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import type { SkillEntry } from '../entries.ts';
import * as messages from './messages.ts';
import { sortMainSkillsFirst, getSkillKey, moveSkillByOne } from './order.ts';
import { CardSkillPicker } from './SkillPicker.tsx';
import { SkillEditorRow } from './SkillRow.tsx';
import { useSkillDrag } from './useSkillDrag.ts';

const MAX = CARD_FIELDS.skills.max;

interface Props {
  skills: SkillEntry[];
  /** Whether the field can be empty. */
  isOptional?: boolean;
  /** Receives an updater, because the current skills might be newer than the rendered ones. */
  onChange: (change: (skills: SkillEntry[]) => SkillEntry[]) => void;
}

/** The skills editor, with main skills first: search, create, reorder by dragging or buttons, remove with undo. */
export function SkillsField({ skills, isOptional = false, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const drag = useSkillDrag(list, skills, (next) => onChange(() => next));
  const [said, setSaid] = useState('');
  const focus = useRef<{ key: string; what: string } | null>(null);

  // Restores the focus to the pressed button after its row has moved.
  useEffect(() => {
    if (!focus.current) return;
    const { key, what } = focus.current;
    focus.current = null;
    const row = list.current?.querySelector(`[data-skill="${CSS.escape(key)}"]`);
    const buttons = [what, 'main'].map((name) => row?.querySelector<HTMLButtonElement>(`[data-do=${name}]`));
    (buttons.find((button) => button && !button.disabled) ?? list.current?.querySelector('input'))?.focus();
  }, [skills]);

  function place(next: SkillEntry[], skill: SkillEntry, what: string) {
    focus.current = { key: getSkillKey(skill), what };
    onChange(() => next);
    const { is_main } = next.find((entry) => getSkillKey(entry) === getSkillKey(skill))!;
    const group = next.filter((entry) => entry.is_main === is_main);
    const at = group.findIndex((entry) => getSkillKey(entry) === getSkillKey(skill)) + 1;
    const values = { skill: skill.name, position: at, count: group.length };
    setSaid(t(is_main ? messages.movedInMain : messages.movedInOther, values));
  }

  function change(at: number, to: Partial<SkillEntry>) {
    const skill = skills[at]!;
    const next = sortMainSkillsFirst(skills.with(at, { ...skill, ...to }));
    if (to.is_main === undefined) onChange(() => next);
    else place(next, skill, 'main');
  }

  function remove(at: number) {
    const skill = skills[at]!;
    const neighbour = skills[at + 1] ?? skills[at - 1];
    focus.current = { key: neighbour ? getSkillKey(neighbour) : '', what: 'remove' };
    onChange((now) => now.filter((entry) => getSkillKey(entry) !== getSkillKey(skill)));
    showNotice({
      text: t(messages.removed, { skill: skill.name }),
      action: {
        label: t(messages.undo),
        run: () =>
          onChange((now) =>
            now.some((entry) => getSkillKey(entry) === getSkillKey(skill))
              ? now
              : sortMainSkillsFirst(now.toSpliced(at, 0, skill)),
          ),
      },
    });
  }

  function rows(isMain: boolean) {
    return skills.map((skill, at) =>
      skill.is_main === isMain ? (
        <SkillEditorRow
          key={getSkillKey(skill)}
          skill={skill}
          isDragged={drag.dragged === getSkillKey(skill)}
          canRise={moveSkillByOne(skills, at, -1) !== null}
          canSink={moveSkillByOne(skills, at, 1) !== null}
          onChange={(to) => change(at, to)}
          onStep={(by) => place(moveSkillByOne(skills, at, by)!, skill, by === -1 ? 'up' : 'down')}
          onRemove={() => remove(at)}
          onTake={(event) => drag.take(event, getSkillKey(skill))}
        />
      ) : null,
    );
  }

  return (
    <Place ref={list}>
      <CardSkillPicker
        skills={skills}
        max={MAX}
        isOptional={isOptional}
        onAdd={(skill) => onChange((now) => (now.length < MAX ? sortMainSkillsFirst([...now, skill]) : now))}
      />
      {skills.length > 0 && (
        <div>
          <Group data-main="true">
            <h3>{t(messages.mainTitle)}</h3>
            {skills[0]!.is_main ? (
              <ul aria-label={t(messages.mainTitle)}>{rows(true)}</ul>
            ) : (
              <Hint>{t(messages.noMainSkills)}</Hint>
            )}
          </Group>
          <Group data-main="false">
            <h3>{t(messages.otherTitle)}</h3>
            {skills.at(-1)!.is_main ? (
              <Hint>{t(messages.noOtherSkills)}</Hint>
            ) : (
              <ul aria-label={t(messages.otherTitle)}>{rows(false)}</ul>
            )}
          </Group>
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: 12px;
`;

const Group = styled.div`
  & + & {
    margin-block-start: 12px;
  }

  > h3 {
    padding-block: 8px 6px;
    font-size: 0.8125rem;
    font-weight: 600;
  }

  > ul {
    border-block-end: 1px solid var(--line);
  }
`;

const Hint = styled.p`
  padding-block: 8px;
  border-block-start: 1px solid var(--line);
  color: var(--muted);
  font-size: 0.8125rem;
`;
