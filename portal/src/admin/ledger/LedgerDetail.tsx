import type { ledger } from '@crewdock/contract/staff/ledger';
import type { Row } from '@crewdock/contract/table';
import { shortDate } from '@crewdock/sdk/cards/date';
import { Link } from 'react-router';
import { Trans } from '../../i18n/Trans.tsx';
import { t } from '../../i18n/translate.ts';
import { Detail, DetailFact } from '../../table/Detail.tsx';
import * as messages from './messages.ts';
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
    <Detail entry={id} kind={t(messages.kind)} title={name} onClose={onClose}>
      <dl>
        <DetailFact name={t(messages.matchedFact)}>{formatMatchedFields(matches)}</DetailFact>
        <DetailFact name={t(messages.firstFact)}>
          <UserText>{first.name}</UserText>
        </DetailFact>
        <DetailFact name={t(messages.dateFact)}>
          <Trans
            message={messages.firstCard}
            values={{ date: <time dateTime={first_at}>{shortDate(first_at)}</time> }}
            components={{ link: <Link to={first_card} /> }}
          />
        </DetailFact>
        <DetailFact name={t(messages.laterFact)}>
          <UserText>{second.name}</UserText>
        </DetailFact>
        <DetailFact name={t(messages.dateFact)}>
          <Trans
            message={messages.laterCard}
            values={{ date: <time dateTime={second_at}>{shortDate(second_at)}</time> }}
            components={{ link: <Link to={second_card} /> }}
          />
        </DetailFact>
      </dl>
      <p>{t(messages.detailText)}</p>
    </Detail>
  );
}
