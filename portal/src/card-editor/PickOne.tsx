import { foldText } from '@crewdock/contract/fold-text';
import { rankOptions } from '@crewdock/sdk/rank-options';
import { type ReactNode, useState } from 'react';
import { Combobox, type ComboOption } from '../ui/primitives/Combobox.tsx';

interface Props {
  name: string;
  label: string;
  placeholder?: string;
  description?: ReactNode;
  options: readonly (ComboOption & { id: string })[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Searchable single select. */
export function PickOne({ options, value, onChange, ...field }: Props) {
  const label = options.find(({ id }) => id === value)?.label ?? value ?? '';
  const [text, setText] = useState(label);
  const [isSearching, setSearching] = useState(false);
  const [shown, setShown] = useState(value);
  // The parent has changed the value.
  if (shown !== value) {
    setShown(value);
    setText(label);
  }
  return (
    <Combobox
      {...field}
      options={isSearching ? rankOptions(options, text, foldText) : options}
      inputValue={text}
      selectedKey={value}
      onOpenChange={(isOpen) => !isOpen && setSearching(false)}
      onInputChange={(typed) => {
        setText(typed);
        setSearching(typed !== label);
        // Clearing the text clears the value.
        if (typed === '' && value !== null) onChange(null);
      }}
      onSelectionChange={(key) => {
        if (key === null) return;
        setText(options.find(({ id }) => id === key)?.label ?? '');
        setSearching(false);
        if (key !== value) onChange(String(key));
      }}
      onBlur={() => {
        setText(label);
        setSearching(false);
      }}
    />
  );
}
