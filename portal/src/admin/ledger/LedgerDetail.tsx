import type { ledger } from '@crewdock/contract/staff/ledger';
import type { Row } from '@crewdock/contract/table';
import { shortDate } from '@crewdock/sdk/cards/date';
import { Link } from 'react-router';
import { Detail, DetailFact } from '../../table/Detail.tsx';
import { formatMatchedFields } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface Props {
  entry: Row<typeof ledger>;
  onClose: () => void;
}

/** Side panel of a person whom two accounts have submitted: both accounts, with their cards. */
export function LedgerDetail({ entry, onClose }: Props) {
  const { id, name, matches, first, first_at, first_card, second, second_at, second_card } = entry;
  return (
    <Detail entry={id} kind="Brought twice" title={name} onClose={onClose}>
      <dl>
        <DetailFact name="Matched by">{formatMatchedFields(matches)}</DetailFact>
        <DetailFact name="First">
          <UserText>{first.name}</UserText>
        </DetailFact>
        <DetailFact name="On">
          <time dateTime={first_at}>{shortDate(first_at)}</time>, <Link to={first_card}>open the first card</Link>
        </DetailFact>
        <DetailFact name="Again">
          <UserText>{second.name}</UserText>
        </DetailFact>
        <DetailFact name="On">
          <time dateTime={second_at}>{shortDate(second_at)}</time>, <Link to={second_card}>open the second card</Link>
        </DetailFact>
      </dl>
      <p>Neither account is told of the other.</p>
    </Detail>
  );
}
