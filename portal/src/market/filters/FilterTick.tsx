import type { ComponentProps } from 'react';
import { Checkbox } from '../../ui/primitives/Checkbox.tsx';
import { useChosen } from '../../ui/hooks/useChosen.ts';

interface Props extends Omit<ComponentProps<typeof Checkbox>, 'onChange'> {
  isSelected: boolean;
  onChange: (on: boolean) => void | Promise<void>;
}

/** A filter checkbox that shows its new state optimistically, before the URL changes. */
export function FilterTick({ isSelected, onChange, ...props }: Props) {
  const [isOn, choose] = useChosen(isSelected, onChange);
  return <Checkbox {...props} isSelected={isOn} onChange={choose} />;
}
