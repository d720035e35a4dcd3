import type { Facets } from '@crewdock/contract/market';
import { SKILL_SEARCH_MAX } from '@crewdock/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { SearchField } from '../../ui/primitives/SearchField.tsx';
import { skillSearchQuery } from '../queries.ts';
import { rememberSkill } from '../skillNames.ts';
import { useDebouncedInput } from '../../ui/hooks/useDraft.ts';
import { OptionList } from './OptionList.tsx';

interface Props {
  name: 'skills' | 'main_skills';
  /** Accessible name of the search field. */
  label: string;
  facet: Facets['skills'];
  /** Whether the facet's counts apply to this filter. */
  counted: boolean;
  picked: number[];
  onTick: (id: number, on: boolean) => void | Promise<void>;
}

/** The most frequent skills, and a search for other skills by name or alias. */
export function SkillFilter({ name, label, facet, counted, picked, onTick }: Props) {
  const [search, setSearch] = useState('');
  const [draft, setDraft] = useDebouncedInput(search, (text) => setSearch(text.trim()));
  const found = useQuery({ ...skillSearchQuery(search), enabled: search !== '', placeholderData: keepPreviousData });
  const counts = new Map(facet.map((value) => [value.id, value.count]));
  const countOf = (id: number) => (counted ? counts.get(id) : undefined);
  const options = search
    ? (found.data ?? []).map(({ id, name: skill, skill_image }) => ({
        id,
        label: skill,
        image: skill_image,
        count: countOf(id),
      }))
    : facet.map(({ id, label: skill, skill_image }) => ({ id, label: skill, image: skill_image, count: countOf(id) }));
  const tick = (id: number, on: boolean) => {
    found.data?.forEach(rememberSkill);
    return onTick(id, on);
  };
  return (
    <>
      <Search
        aria-label={label}
        placeholder={t(messages.skillPlaceholder)}
        maxLength={SKILL_SEARCH_MAX}
        value={draft}
        onChange={setDraft}
      />
      {search && found.data?.length === 0 ? (
        <None role="status">{t(messages.noOptions)}</None>
      ) : (
        <OptionList name={name} options={options} picked={picked} onTick={tick} />
      )}
    </>
  );
}

const Search = styled(SearchField)`
  margin-block-end: 8px;
`;

const None = styled.p`
  padding-block: 4px;
  color: var(--muted);
`;
