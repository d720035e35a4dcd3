import type { UpdateKind, UpdateStatus } from '@crewdock/contract/staff/updates';
import BellPlus from 'lucide-react/icons/bell-plus';
import FileUser from 'lucide-react/icons/file-user';
import IdCard from 'lucide-react/icons/id-card';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import UserRoundX from 'lucide-react/icons/user-round-x';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';

export const UPDATE_STATUS_LABELS: Record<UpdateStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  done: 'Done',
};

/** The possible next statuses with their button labels; the most common status comes first. */
export const MOVES: Record<UpdateStatus, { to: UpdateStatus; label: string }[]> = {
  new: [
    { to: 'in_progress', label: 'Start' },
    { to: 'done', label: 'Done' },
  ],
  in_progress: [
    { to: 'done', label: 'Done' },
    { to: 'new', label: 'Back to new' },
  ],
  done: [
    { to: 'in_progress', label: 'Reopen' },
    { to: 'new', label: 'Back to new' },
  ],
};

export const KIND_LABELS: Record<UpdateKind, string> = {
  registration: 'Registration',
  contact_message: 'Contact message',
  account_deletion: 'Account deletion',
  card: 'Card',
  card_contact: 'Message about a card',
  relation: 'Relation',
  application: 'Application',
  subscription: 'Subscription',
  import: 'Import',
};

export const KIND_ICONS: Record<UpdateKind, typeof UserRoundPlus> = {
  registration: UserRoundPlus,
  contact_message: MessageSquareText,
  account_deletion: UserRoundX,
  card: IdCard,
  card_contact: Mail,
  relation: Link2,
  application: FileUser,
  subscription: BellPlus,
  import: FileSpreadsheet,
};
