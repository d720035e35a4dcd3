import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import Archive from 'lucide-react/icons/archive';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import PencilLine from 'lucide-react/icons/pencil-line';
import UsersRound from 'lucide-react/icons/users-round';
import type { ReactNode } from 'react';
import { Message } from '../ui/primitives/Message.tsx';

interface Props {
  kind: CardKind;
  /** Suggested actions. */
  children?: ReactNode;
}

/** Empty state when the user has no cards yet. */
export function NothingYet({ kind, children }: Props) {
  return (
    <Message icon={ICONS[kind]} title={`No ${KINDS[kind].nouns} yet`}>
      {children}
    </Message>
  );
}

const ICONS: Record<CardKind, ReactNode> = { talent: <UsersRound />, request: <BriefcaseBusiness /> };

/** Empty state of the list of drafts. */
export function NothingDrafted({ kind, children }: Props) {
  return (
    <Message icon={<PencilLine />} title="No drafts">
      <p>{KINDS[kind].Nouns} that you save before you publish them are kept here. Nobody else sees them.</p>
      {children}
    </Message>
  );
}

/** Empty state of the archive. */
export function NothingArchived({ kind, children }: Props) {
  return (
    <Message icon={<Archive />} title="Nothing archived">
      <p>{KINDS[kind].Nouns} that leave the market are kept here.</p>
      {children}
    </Message>
  );
}
