import { keepPreviousData, useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Combobox } from '../../ui/primitives/Combobox.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import * as messages from './messages.ts';
import { creatorsQuery } from './queries.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface Props {
  creator: number | null;
  onChange: (creator: number | null) => void;
}

/** Filters the statistics by the person who created the jobs; the person is found by search. */
export function CreatorFilter({ creator, onChange }: Props) {
  const [text, setText] = useState('');
  const search = text.trim().slice(0, 200);
  const found = useQuery({ ...creatorsQuery(search ? { search } : {}), placeholderData: keepPreviousData });
  const chosen = useQuery({ ...creatorsQuery({ id: creator ?? 0 }), enabled: creator !== null });
  if (creator !== null) {
    return (
      <Chosen>
        <UserText>{chosen.data?.[0]?.name ?? t(messages.creatorWithId, { id: creator })}</UserText>
        <IconButton aria-label={t(messages.showEveryoneButton)} onPress={() => onChange(null)}>
          <X />
        </IconButton>
      </Chosen>
    );
  }
  return (
    <Combobox
      label={t(messages.creatorLabel)}
      placeholder={t(messages.creatorPlaceholder)}
      description={found.isError ? t(messages.creatorsFailed) : undefined}
      options={(found.data ?? []).map(({ id, name, company }) => ({
        id: String(id),
        label: company ? t(messages.creatorOption, { name, company }) : name,
      }))}
      isLoading={found.isFetching}
      inputValue={text}
      onInputChange={setText}
      handsOn
      onBlur={() => setText('')}
      onSelectionChange={(id) => {
        if (id === null) return;
        setText('');
        onChange(Number(id));
      }}
    />
  );
}

const Chosen = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 36px;
  padding-inline-start: 12px;
  border-radius: var(--radius);
  background: var(--hover);
  font-weight: 500;
`;
