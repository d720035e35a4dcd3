import type { ComponentProps } from 'react';
import { Select } from '../../ui/primitives/Select.tsx';
import { useChosen } from '../../ui/hooks/useChosen.ts';

type Props<T extends string> = Omit<ComponentProps<typeof Select<T>>, 'onChange'> & {
  onChange: (value: T) => void | Promise<void>;
};

/** A select that shows the chosen value optimistically, before the URL changes. */
export function FilterSelect<T extends string>({ value, onChange, ...props }: Props<T>) {
  const [chosen, choose] = useChosen(value, onChange);
  return <Select {...props} value={chosen} onChange={choose} />;
}
