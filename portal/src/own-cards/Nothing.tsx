import type { CardKind } from '@crewdock/contract/kinds';
import Archive from 'lucide-react/icons/archive';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import PencilLine from 'lucide-react/icons/pencil-line';
import UsersRound from 'lucide-react/icons/users-round';
import type { ReactNode } from 'react';
import { Message } from '../ui/primitives/Message.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  kind: CardKind;
  /** Suggested actions. */
  children?: ReactNode;
}

/** Empty state when the user has no cards yet. */
export function NothingYet({ kind, children }: Props) {
  return (
    <Message icon={ICONS[kind]} title={t(messages.emptyTitle, { kind })}>
      {children}
    </Message>
  );
}

const ICONS: Record<CardKind, ReactNode> = { talent: <UsersRound />, request: <BriefcaseBusiness /> };

/** Empty state of the list of drafts. */
export function NothingDrafted({ kind, children }: Props) {
  return (
    <Message icon={<PencilLine />} title={t(messages.draftsEmptyTitle)}>
      <p>{t(messages.draftsEmptyText, { kind })}</p>
      {children}
    </Message>
  );
}

/** Empty state of the archive. */
export function NothingArchived({ kind, children }: Props) {
  return (
    <Message icon={<Archive />} title={t(messages.archiveEmptyTitle)}>
      <p>{t(messages.archiveEmptyText, { kind })}</p>
      {children}
    </Message>
  );
}
