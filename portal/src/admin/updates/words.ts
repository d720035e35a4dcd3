import type { StaffUpdate, UpdateStatus } from '@crewdock/contract/updates';
import { BellPlus, FileUser, IdCard, Link2, Mail, MessageSquareText, UserRoundPlus, UserRoundX } from 'lucide-react';

export const STATUSES: readonly UpdateStatus[] = ['new', 'in_progress', 'done'];

export const STATUS_LABELS: Record<UpdateStatus, string> = { new: 'New', in_progress: 'In progress', done: 'Done' };

/** What an update can be moved to, with the words of the button; the first is what mostly comes next. */
export const MOVES: Record<UpdateStatus, { to: UpdateStatus; label: string }[]> = {
  new: [
    { to: 'in_progress', label: 'Take on' },
    { to: 'done', label: 'Done' },
  ],
  in_progress: [
    { to: 'done', label: 'Done' },
    { to: 'new', label: 'Back to new' },
  ],
  done: [
    { to: 'in_progress', label: 'Take up again' },
    { to: 'new', label: 'Back to new' },
  ],
};

export const KINDS: Record<StaffUpdate['kind'], { label: string; icon: typeof UserRoundPlus }> = {
  registration: { label: 'Registration', icon: UserRoundPlus },
  contact_message: { label: 'Contact message', icon: MessageSquareText },
  account_deletion: { label: 'Account deletion', icon: UserRoundX },
  card: { label: 'Card', icon: IdCard },
  card_contact: { label: 'Message about a card', icon: Mail },
  relation: { label: 'Relation', icon: Link2 },
  application: { label: 'Application', icon: FileUser },
  subscription: { label: 'Subscription', icon: BellPlus },
};
