import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../i18n/translate.ts';
import { Combobox, type ComboOption } from '../ui/primitives/Combobox.tsx';
import type { AnyTable } from './look.ts';
import { optionsQuery } from './queries.ts';
import * as messages from './messages.ts';

interface Props {
  at: AnyTable;
  column: string;
  label: string;
  /** Ids of entries that are not offered. */
  without: readonly string[];
  /** Options offered before the entries. */
  first?: readonly ComboOption[];
  autoFocus?: boolean;
  onPick: (option: ComboOption) => void;
}

/** Picks an entry of another table by searching its name. */
export function RefPicker({ at, column, label, without, first = [], autoFocus = false, onPick }: Props) {
  const [text, setText] = useState('');
  const search = text.trim().slice(0, 200);
  const { data, isFetching, isError } = useQuery({
    ...optionsQuery(at.table, column, { ...(search && { search }) }),
    placeholderData: keepPreviousData,
  });
  const found = data?.map(({ id, name }) => ({ id: String(id), label: name })) ?? [];
  const options = [...(search ? [] : first), ...found].filter(({ id }) => !without.includes(String(id)));
  return (
    <Combobox
      label={label}
      placeholder={t(messages.searchPlaceholder)}
      description={isError ? t(messages.optionsFailed) : undefined}
      options={options}
      isLoading={isFetching}
      inputValue={text}
      onInputChange={setText}
      handsOn
      autoFocus={autoFocus}
      onBlur={() => setText('')}
      onSelectionChange={(id) => {
        const option = options.find((each) => each.id === id);
        if (!option) return;
        setText('');
        onPick(option);
      }}
    />
  );
}
