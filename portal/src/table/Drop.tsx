import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { Button } from '../ui/primitives/Button.tsx';

interface Props {
  label: string;
  icon: LucideIcon;
  children: ReactNode;
}

/** A button that opens a popover below it. */
export function Drop({ label, icon: Icon, children }: Props) {
  return (
    <DialogTrigger>
      <Button>
        <Icon aria-hidden="true" />
        {label}
        <ChevronDown aria-hidden="true" />
      </Button>
      <Panel placement="bottom end">
        <Frame>
          <Heading slot="title">{label}</Heading>
          {children}
        </Frame>
      </Panel>
    </DialogTrigger>
  );
}

const Panel = styled(Popover)`
  display: flex;
  inline-size: min(320px, calc(100vw - 24px));
  border-radius: var(--radius-card);
  background: var(--raised);
  box-shadow: var(--shadow);
`;

const Frame = styled(Dialog)`
  display: grid;
  flex: 1;
  gap: 14px;
  min-inline-size: 0;
  padding: 14px 16px;
  outline: 0;
  overflow: auto;

  > h2 {
    font-size: 0.875rem;
  }
`;
