import { KINDS } from '@crewdock/contract/kinds';
import type { UpdateStatus, updates } from '@crewdock/contract/staff/updates';
import type { Row } from '@crewdock/contract/table';
import { shortDate } from '@crewdock/sdk/cards/date';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import { styled } from 'styled-components';
import { Detail, EmailFact, Fact, Text, WayToAnswer } from '../../table/Detail.tsx';
import { Button } from '../../ui/Button.tsx';
import { KIND_ICONS, KIND_LABELS, MOVES, STATUS_LABELS } from './words.ts';
import { UserText } from '../../ui/UserText.tsx';

interface Props {
  update: Row<typeof updates>;
  onClose: () => void;
  onMove: (to: UpdateStatus) => void;
}

/** The side panel of an update, with the next steps. */
export function UpdateDetail({ update, onClose, onMove }: Props) {
  const { id, kind, status, title, detail, email, path, company, created } = update;
  const Icon = KIND_ICONS[kind];
  const what = (
    <>
      <Icon aria-hidden="true" />
      {KIND_LABELS[kind]}
    </>
  );
  return (
    <Detail entry={id} kind={what} title={title} onClose={onClose}>
      <dl>
        <Fact name="Status">{STATUS_LABELS[status]}</Fact>
        <Fact name="Arrived">
          <time dateTime={created}>{shortDate(created)}</time>
        </Fact>
        {company && (
          <Fact name="Portal">
            <UserText>{company.name}</UserText>
          </Fact>
        )}
        {path && (
          <Fact name="About">
            <WayToAnswer href={path}>
              <SquareArrowOutUpRight aria-hidden="true" />
              {path.startsWith(KINDS.talent.page) ? 'Open the talent' : 'Open the job'}
            </WayToAnswer>
          </Fact>
        )}
        {email && <EmailFact email={email} />}
      </dl>
      {detail && <Text>{detail}</Text>}
      <Moves>
        {MOVES[status].map(({ to, label }, place) => (
          <Button key={to} $kind={place === 0 ? 'primary' : 'secondary'} onPress={() => onMove(to)}>
            {label}
          </Button>
        ))}
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
