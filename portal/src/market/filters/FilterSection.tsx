import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';

interface Props {
  title: string;
  /** Number of active values, shown while collapsed. */
  active: number;
  startsOpen?: boolean;
  children: ReactNode;
}

/** A filter with a heading. Rarely used filters are initially collapsed. */
export function FilterSection({ title, active, startsOpen = false, children }: Props) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? (startsOpen || active > 0);
  const id = useId();
  return (
    <Section role="group" aria-label={title}>
      <h3>
        <Toggle aria-expanded={open} aria-controls={id} onPress={() => setChosen(!open)}>
          {title}
          {!open && active > 0 && <Active>{active}</Active>}
          <ChevronDown aria-hidden="true" />
        </Toggle>
      </h3>
      <Body id={id} hidden={!open}>
        {open && children}
      </Body>
    </Section>
  );
}

const Section = styled.div`
  border-block-start: 1px solid var(--line);
`;

const Toggle = styled(AriaButton)`
  display: flex;
  align-items: center;
  gap: 8px;
  inline-size: calc(100% + 16px);
  min-block-size: 44px;
  margin-inline: -8px;
  padding: 0 8px;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  font-size: 0.875rem;
  font-weight: 600;
  letter-spacing: 0;
  text-align: start;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
  }

  > .lucide {
    margin-inline-start: auto;
    color: var(--muted);
    transition: rotate var(--swift);
  }

  &[aria-expanded='true'] > .lucide {
    rotate: 180deg;
  }
`;

const Active = styled.span`
  min-inline-size: 20px;
  padding-inline: 6px;
  border-radius: 10px;
  background: var(--brand);
  color: var(--on-brand);
  forced-color-adjust: none;
  font-size: 0.75rem;
  line-height: 20px;
  text-align: center;
`;

const Body = styled.div`
  padding-block-end: 14px;

  &[hidden] {
    display: none;
  }
`;
