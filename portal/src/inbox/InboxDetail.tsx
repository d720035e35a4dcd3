import type { InboxEntry } from '@crewdock/contract/inbox';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { shortDate } from '@crewdock/sdk/cards/date';
import { ApplicationDetail } from '../applications/ApplicationDetail.tsx';
import { t } from '../i18n/translate.ts';
import { RelationDetail } from '../relations/RelationDetail.tsx';
import { WORD_LABELS } from '../sharing/verdicts/words.ts';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { SidePanel, usePanelHeading } from '../ui/primitives/SidePanel.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import { toApplicationActions, toRelationActions } from './adapters.ts';
import { EntryButtons } from './EntryButtons.tsx';
import * as messages from './messages.ts';
import type { InboxActions } from './useAnswers.ts';
import { getEntryName, getEntrySubject } from './words.ts';

interface Props {
  entry: InboxEntry;
  actions: InboxActions;
  onClose: () => void;
}

/** The side panel of an entry. */
export function InboxDetail({ entry, actions, onClose }: Props) {
  switch (entry.type) {
    case 'relation':
    case 'interview':
      return (
        <RelationDetail
          own={entry.own}
          related={entry.related}
          actions={toRelationActions(entry, actions)}
          onClose={onClose}
        />
      );
    case 'application':
      return (
        <ApplicationDetail
          jobId={entry.own.id}
          application={entry.application}
          actions={toApplicationActions(entry, actions)}
          relationAt={(id) => `${entry.own.path}?status=all&open=${id}`}
          onClose={onClose}
        />
      );
    case 'verdict':
    case 'resource':
      return <PlainDetail entry={entry} actions={actions} onClose={onClose} />;
  }
}

/** Feedback or a resource: the text, a link to its page, and the answers. */
function PlainDetail({
  entry,
  actions,
  onClose,
}: Props & { entry: Extract<InboxEntry, { type: 'verdict' | 'resource' }> }) {
  const heading = usePanelHeading(entry.key);
  const name = getEntryName(entry);
  return (
    <Side aria-labelledby="inbox-entry">
      <Head>
        <div>
          <h2 id="inbox-entry" ref={heading} tabIndex={-1}>
            <UserText>{name}</UserText>
          </h2>
          <p>
            <UserText>{getEntrySubject(entry)}</UserText>
          </p>
        </div>
        <IconButton aria-label={t(messages.closeButton)} onPress={onClose}>
          <X />
        </IconButton>
      </Head>
      {entry.type === 'verdict' ? (
        <>
          <p>{t(WORD_LABELS[entry.verdict.word])}</p>
          {entry.verdict.text && (
            <p>
              <UserText>{entry.verdict.text}</UserText>
            </p>
          )}
          <Link to={entry.shared.path}>{t(messages.openShared, { kind: entry.shared.kind })}</Link>
        </>
      ) : (
        <>
          <p>{t(messages.confirmedOn, { date: shortDate(entry.resource.own!.confirmed) })}</p>
          <Link to={`/available-resources/edit/${entry.resource.uid}`}>{t(messages.openResource)}</Link>
        </>
      )}
      <EntryButtons entry={entry} to="" name={name} actions={actions} />
    </Side>
  );
}

const Side = styled(SidePanel)`
  gap: 14px;
  padding-inline: 24px 4px;
  padding-block-end: 8px;

  > a {
    inline-size: fit-content;
    color: var(--accent);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 12px;

  p {
    color: var(--muted);
  }
`;
