import type { MarketType } from '@crewdock/contract/kinds';
import { Archive, BriefcaseBusiness, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Message } from '../../ui/Message.tsx';

interface Props {
  type: MarketType;
  /** What to do next. */
  children?: ReactNode;
}

/** Stands where nobody has added a card yet. */
export function NothingYet({ type, children }: Props) {
  return (
    <Message icon={type === 'jobs' ? <BriefcaseBusiness /> : <UsersRound />} title={`No ${type} yet`}>
      {children}
    </Message>
  );
}

/** Stands where no card is archived. */
export function NothingArchived({ type, children }: Props) {
  return (
    <Message icon={<Archive />} title="Nothing archived">
      <p>{type === 'jobs' ? 'Jobs' : 'Talents'} that leave the market are kept here.</p>
      {children}
    </Message>
  );
}
