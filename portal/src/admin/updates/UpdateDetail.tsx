import { shortDate } from '@crewdock/sdk/cards/date';
import type { StaffUpdate, UpdateStatus } from '@crewdock/contract/updates';
import { Mail, X } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SidePanel, usePanelHeading } from '../../ui/SidePanel.ts';
import { KINDS, MOVES, STATUS_LABELS } from './words.ts';

interface Props {
  update: StaffUpdate;
  onClose: () => void;
  onMove: (to: UpdateStatus) => void;
}

/** All of one update, beside the list or, on a phone, in its place. */
export function UpdateDetail({ update, onClose, onMove }: Props) {
  const heading = usePanelHeading(update.id);
  const { label, icon: Icon } = KINDS[update.kind];
  return (
    <Side aria-labelledby="update">
      <Head>
        <span>
          <Icon aria-hidden="true" />
          {label}
        </span>
        <IconButton aria-label="Close" onPress={onClose}>
          <X />
        </IconButton>
      </Head>
      <h2 id="update" ref={heading} tabIndex={-1}>
        {update.title}
      </h2>
      <Facts>
        <dt>Status</dt>
        <dd>{STATUS_LABELS[update.status]}</dd>
        <dt>Arrived</dt>
        <dd>
          <time dateTime={update.created}>{shortDate(update.created)}</time>
        </dd>
        {update.company && (
          <>
            <dt>Portal</dt>
            <dd>{update.company.name}</dd>
          </>
        )}
        {update.email && (
          <>
            <dt>E-mail</dt>
            <dd>
              <Answer href={`mailto:${encodeURIComponent(update.email)}`}>
                <Mail aria-hidden="true" />
                {update.email}
              </Answer>
            </dd>
          </>
        )}
      </Facts>
      {update.detail && <Text>{update.detail}</Text>}
      <Moves>
        {MOVES[update.status].map(({ to, label: words }, at) => (
          <Button key={to} $kind={at === 0 ? 'primary' : 'secondary'} onPress={() => onMove(to)}>
            {words}
          </Button>
        ))}
      </Moves>
    </Side>
  );
}

const Side = styled(SidePanel)`
  gap: 16px;
  padding-inline-start: 32px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: var(--muted);

  > span {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 500;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 6px 12px;

  > dt {
    color: var(--muted);
  }

  > dd {
    overflow-wrap: anywhere;
  }
`;

const Answer = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 24px;
  color: var(--accent);
`;

const Text = styled.p`
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line);
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Moves = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 4px 8px;
`;
