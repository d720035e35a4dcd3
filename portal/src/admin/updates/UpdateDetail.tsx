import { KINDS } from '@crewdock/contract/kinds';
import type { UpdateStatus, updates } from '@crewdock/contract/staff/updates';
import type { Row } from '@crewdock/contract/table';
import { shortDate } from '@crewdock/sdk/cards/date';
import { useStore } from '@nanostores/react';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { $session } from '../../session/session.ts';
import { Detail, EmailFact, DetailFact, Text, WayToAnswer } from '../../table/Detail.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import * as messages from './messages.ts';
import { KIND_ICONS, KIND_LABELS, MOVES, UPDATE_STATUS_LABELS } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface Props {
  update: Row<typeof updates>;
  onClose: () => void;
  onMove: (to: UpdateStatus) => void;
  /** Assigns the update; null removes the assignee. */
  onAssign: (to: Ref | null) => void;
}

type Ref = NonNullable<Row<typeof updates>['assignee']>;

/** The side panel of an update, with buttons for the next statuses. */
export function UpdateDetail({ update, onClose, onMove, onAssign }: Props) {
  const { id, kind, status, title, detail, email, path, company, actor, assignee, created } = update;
  const session = useStore($session);
  const myId = session?.staff_id ?? null;
  const Icon = KIND_ICONS[kind];
  const what = (
    <>
      <Icon aria-hidden="true" />
      {t(KIND_LABELS[kind])}
    </>
  );
  return (
    <Detail entry={id} kind={what} title={title} onClose={onClose}>
      <dl>
        <DetailFact name={t(messages.statusFact)}>{t(UPDATE_STATUS_LABELS[status])}</DetailFact>
        <DetailFact name={t(messages.arrivedFact)}>
          <time dateTime={created}>{shortDate(created)}</time>
        </DetailFact>
        <DetailFact name={t(messages.assigneeFact)}>
          {assignee ? <UserText>{assignee.name}</UserText> : t(messages.noAssignee)}
        </DetailFact>
        {actor && (
          <DetailFact name={t(messages.actorFact)}>
            <UserText>{actor.name}</UserText>
          </DetailFact>
        )}
        {company && (
          <DetailFact name={t(messages.portalFact)}>
            <UserText>{company.name}</UserText>
          </DetailFact>
        )}
        {path && (
          <DetailFact name={t(messages.subjectFact)}>
            <WayToAnswer href={path}>
              <SquareArrowOutUpRight aria-hidden="true" />
              {t(path.startsWith(KINDS.talent.page) ? messages.openTalentLink : messages.openJobLink)}
            </WayToAnswer>
          </DetailFact>
        )}
        {email && <EmailFact email={email} />}
      </dl>
      {detail && <Text dir="auto">{detail}</Text>}
      <Moves>
        {MOVES[status].map(({ to, label }, place) => (
          <Button key={to} $kind={place === 0 ? 'primary' : 'secondary'} onPress={() => onMove(to)}>
            {t(label)}
          </Button>
        ))}
        {session && myId !== null && assignee?.id !== myId && (
          <Button
            onPress={() =>
              onAssign({ id: myId, name: `${session.first_name} ${session.last_name}`.trim() || session.email })
            }
          >
            {t(messages.assignButton)}
          </Button>
        )}
        {assignee && <Button onPress={() => onAssign(null)}>{t(messages.unassignButton)}</Button>}
      </Moves>
    </Detail>
  );
}

const Moves = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 4px 8px;
`;
