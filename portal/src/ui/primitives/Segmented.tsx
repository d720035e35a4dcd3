import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import { FINGER } from '../styles/screen.ts';

interface Props<Id extends string> {
  label: string;
  value: Id;
  /** `name`: accessible name of an option whose label is only an icon. */
  options: readonly { id: Id; label: ReactNode; name?: string }[];
  onChange: (value: Id) => void;
}

/** A segmented control: a radio group in one frame. */
export function Segmented<Id extends string>({ label, value, options, onChange }: Props<Id>) {
  return (
    <Group aria-label={label} orientation="horizontal" value={value} onChange={(id) => onChange(id as Id)}>
      {options.map((option) => (
        <Segment key={option.id} value={option.id} aria-label={option.name}>
          {option.label}
        </Segment>
      ))}
    </Group>
  );
}

const Group = styled(RadioGroup)`
  display: inline-flex;
  justify-self: start;
  gap: 2px;
  padding: 3px;
  border-radius: var(--radius);
  background: var(--hover);
`;

const Segment = styled(Radio)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-inline-size: 34px;
  min-block-size: 28px;
  padding-inline: 10px;
  border-radius: 6px;
  color: var(--muted);
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  transition:
    background-color var(--swift),
    color var(--swift);
  -webkit-tap-highlight-color: transparent;

  &:hover {
    color: var(--text);
  }

  &[data-selected] {
    background: var(--surface);
    box-shadow: 0 0 0 1px var(--line);
    color: var(--text);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      outline: 2px solid Highlight;
    }
  }

  ${FINGER} {
    min-inline-size: 44px;
    min-block-size: 44px;
  }
`;
