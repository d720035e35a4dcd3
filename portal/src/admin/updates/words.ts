import type { Message } from '@crewdock/contract/message';
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
import * as messages from './messages.ts';

export const UPDATE_STATUS_LABELS: Record<UpdateStatus, Message<object>> = {
  new: messages.newStatus,
  in_progress: messages.inProgress,
  done: messages.done,
};

/** The possible next statuses with their button labels; the most common status comes first. */
export const MOVES: Record<UpdateStatus, { to: UpdateStatus; label: Message<object> }[]> = {
  new: [
    { to: 'in_progress', label: messages.startButton },
    { to: 'done', label: messages.doneButton },
  ],
  in_progress: [
    { to: 'done', label: messages.doneButton },
    { to: 'new', label: messages.backToNewButton },
  ],
  done: [
    { to: 'in_progress', label: messages.reopenButton },
    { to: 'new', label: messages.backToNewButton },
  ],
};

export const KIND_LABELS: Record<UpdateKind, Message<object>> = {
  registration: messages.registration,
  contact_message: messages.contactMessage,
  account_deletion: messages.accountDeletion,
  card: messages.card,
  card_contact: messages.cardMessage,
  relation: messages.relation,
  application: messages.application,
  subscription: messages.subscription,
  import: messages.dataImport,
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
