import { type ReactNode, useState } from 'react';
import { Combobox, type ComboOption } from '../../ui/Combobox.tsx';
import { fitting } from './fitting.ts';

interface Props {
  name: string;
  label: string;
  placeholder?: string;
  description?: ReactNode;
  options: readonly (ComboOption & { id: string })[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/** One of many, found by any part of its name, or none. */
export function PickOne({ options, value, onChange, ...field }: Props) {
  const label = options.find(({ id }) => id === value)?.label ?? value ?? '';
  const [text, setText] = useState(label);
  const [isSearching, setSearching] = useState(false);
  const [shown, setShown] = useState(value);
  // It was chosen elsewhere.
  if (shown !== value) {
    setShown(value);
    setText(label);
  }
  return (
    <Combobox
      {...field}
      options={isSearching ? fitting(options, text) : options}
      inputValue={text}
      selectedKey={value}
      onOpenChange={(isOpen) => !isOpen && setSearching(false)}
      onInputChange={(typed) => {
        setText(typed);
        setSearching(typed !== label);
        // An emptied field is none.
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
