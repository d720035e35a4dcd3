import type { InboxEntry } from '@crewdock/contract/inbox';
import type { CardKind } from '@crewdock/contract/kinds';
import { TriageDialogs } from '../applications/TriageDialogs.tsx';
import { t } from '../i18n/translate.ts';
import { RejectDialog } from '../relations/RejectDialog.tsx';
import { toApplicationActions } from './adapters.ts';
import * as messages from './messages.ts';
import type { InboxActions, InboxAsking } from './useAnswers.ts';
import { getEntryName } from './words.ts';

interface Props {
  asking: InboxAsking | null;
  actions: InboxActions;
  onClose: () => void;
}

/** The dialog that asks for a reason, or for a message to an applicant. */
export function InboxDialogs({ asking, actions, onClose }: Props) {
  const [first] = asking?.entries ?? [];
  if (!asking || !first) return null;
  const { entries, about } = asking;
  if (entries.length === 1 && first.type === 'application') {
    const { application } = first;
    return (
      <TriageDialogs asking={{ about, application }} actions={toApplicationActions(first, actions)} onClose={onClose} />
    );
  }
  return (
    <RejectDialog
      name={entries.length === 1 ? getEntryName(first) : t(messages.entryCount, { count: entries.length })}
      side={getSide(entries)}
      isHired={false}
      onReject={(reason, comment) => actions.answer(entries, { answer: 'reject', reason, comment, mail: false })}
      onRejectAtOnce={(reason) => void actions.answer(entries, { answer: 'reject', reason, comment: '', mail: false })}
      onClose={onClose}
    />
  );
}

/**
 * The side whose rejection reasons are offered. On a company's portal, the entries may be about cards of both kinds.
 */
function getSide(entries: InboxEntry[]): CardKind {
  return entries.some((entry) => 'own' in entry && entry.own.kind === 'request') ? 'request' : 'talent';
}
