import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { SEARCH_MAX } from '@crewdock/contract/limits';
import { viewString } from '@crewdock/sdk/market/view';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { NARROW } from '../ui/styles/screen.ts';
import { SearchField } from '../ui/primitives/SearchField.tsx';
import { Segmented } from '../ui/primitives/Segmented.tsx';

/** Search field with a choice of market, `of` by default. Submitting shows the results in that market. */
export function MarketSearchForm({ of = 'talent' }: { of?: CardKind }) {
  const navigate = useNavigate();
  const [kind, setKind] = useState<CardKind>(of);
  const [words, setWords] = useState('');
  return (
    <Frame
      role="search"
      // The native form works without JavaScript and before hydration.
      action={`/market/${KINDS[kind].market}`}
      onSubmit={(event) => {
        event.preventDefault();
        const view = viewString({ search: words.trim() || undefined });
        void navigate(`/market/${KINDS[kind].market}${view && `?${view}`}`);
      }}
    >
      <Segmented
        label={t(messages.marketLabel)}
        value={kind}
        options={[
          { id: 'talent', label: t(messages.talentsTitle) },
          { id: 'request', label: t(messages.jobsTitle) },
        ]}
        onChange={setKind}
      />
      <SearchField
        size="large"
        name="search"
        aria-label={t(messages.homeSearchLabel, { kind })}
        placeholder={t(messages.homeSearchPlaceholder, { kind })}
        maxLength={SEARCH_MAX}
        value={words}
        onChange={setWords}
      />
      <Button type="submit" $kind="primary" $size="large">
        {t(messages.searchButton)}
      </Button>
    </Frame>
  );
}

const Frame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px 8px;
  inline-size: 100%;
  max-inline-size: 600px;
  margin-block-start: 28px;

  > :first-child {
    grid-column: 1 / -1;
    justify-self: start;
  }

  ${NARROW} {
    > button {
      grid-column: 1 / -1;
    }

    > :nth-child(2) {
      grid-column: 1 / -1;
    }
  }
`;
