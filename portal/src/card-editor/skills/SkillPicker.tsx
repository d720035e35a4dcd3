import { SKILL_NAME_MAX } from '@crewdock/contract/card-fields';
import { useEffect, useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { Combobox, type ComboOption } from '../../ui/primitives/Combobox.tsx';
import { useSkillSearch } from '../dictionaries.ts';
import type { SkillEntry } from '../entries.ts';
import * as messages from './messages.ts';

const PAUSE_MS = 150;
const NEW = 'new';

interface Props {
  skills: SkillEntry[];
  max: number;
  /** Whether the field can be empty. */
  isOptional?: boolean;
  onAdd: (skill: SkillEntry) => void;
}

/** Finds skills by name or alias, and creates custom skills. Enter adds the entered skill. */
export function CardSkillPicker({ skills, max, isOptional = false, onAdd }: Props) {
  const [text, setText] = useState('');
  const search = useRested(text.trim());
  const found = useSkillSearch(search);
  const name = text.trim().replaceAll(/\s+/g, ' ');
  const isSettled = search === text.trim() && !found.isPlaceholderData;
  const has = (wanted: { id: number | null; name: string }) =>
    skills.some((skill) =>
      skill.id !== null && wanted.id !== null ? skill.id === wanted.id : isNamed(skill, wanted.name),
    );
  const options: ComboOption[] = (found.data ?? [])
    .filter((skill) => !has(skill))
    .map(({ id, name: label, skill_image }) => ({ id, label, image: skill_image }));
  const isKnown = found.data?.some((skill) => isNamed(skill, name));
  const canCreate = name !== '' && isSettled && !isKnown && !has({ id: null, name });

  function add(id: string | number) {
    const known = found.data?.find((skill) => skill.id === id);
    onAdd({
      id: known?.id ?? null,
      name: known?.name ?? name.slice(0, SKILL_NAME_MAX),
      image: known?.skill_image ?? null,
      experience: null,
      is_main: false,
    });
    setText('');
  }

  /** Handles Enter without a selected option: adds the skill with exactly the entered name, or a custom skill. */
  function addTyped(): boolean {
    if (name === '') return false;
    if (has({ id: null, name })) setText('');
    else add(found.data?.find((skill) => isNamed(skill, name))?.id ?? NEW);
    return true;
  }

  const isFull = skills.length >= max;
  return (
    <Combobox
      name="skills"
      label={t(messages.addLabel)}
      placeholder={isFull ? undefined : t(messages.addPlaceholder)}
      description={isFull ? t(messages.full, { max }) : undefined}
      options={canCreate ? [...options, { id: NEW, label: name, isNew: true }] : options}
      isLoading={found.isPending}
      isDisabled={isFull}
      isRequired={!isOptional && skills.length === 0}
      inputValue={text}
      onInputChange={(typed) => setText(typed.slice(0, SKILL_NAME_MAX))}
      handsOn
      onSelectionChange={(id) => id !== null && add(id)}
      onEnter={addTyped}
    />
  );
}

function isNamed({ name }: { name: string }, wanted: string): boolean {
  return name.toLowerCase() === wanted.toLowerCase();
}

/** Returns the debounced search text. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
