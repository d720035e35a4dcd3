import type { Facets } from '@crewdock/contract/market';
import { rankOptions } from '@crewdock/sdk/rank-options';
import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { SearchField } from '../../ui/primitives/SearchField.tsx';
import { OptionList } from './OptionList.tsx';

interface Props {
  facet: Facets['country'];
  picked: string[];
  onTick: (code: string, on: boolean) => void | Promise<void>;
}

/**
 * Filter for countries that have cards, most frequent first. When the user searches by name, the best match comes
 * first.
 */
export function LocationFilter({ facet, picked, onTick }: Props) {
  const [search, setSearch] = useState('');
  const options = rankOptions(facet, search).map(({ code, label, count }) => ({ id: code, label, count }));
  return (
    <>
      <Search
        aria-label={t(messages.searchCountries)}
        placeholder={t(messages.countryPlaceholder)}
        value={search}
        onChange={setSearch}
      />
      {options.length > 0 ? (
        <OptionList name="location" options={options} picked={picked} onTick={onTick} />
      ) : (
        <None role="status">{t(messages.noOptions)}</None>
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
