import type { CreatorNumbers } from '@crewdock/contract/staff/stats';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import * as messages from './messages.ts';
import { formatHours } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface Props {
  items: CreatorNumbers[];
  /** Returns the URL of the statistics of one person. */
  addressOf: (creator: number) => string;
}

/** Table with the statistics of each creator of jobs. */
export function Creators({ items, addressOf }: Props) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={t(messages.byCreator)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(messages.creatorHead)}</th>
            {COLUMNS.map(({ id, label }) => (
              <th key={id} scope="col">
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ creator, ...numbers }) => (
            <tr key={creator.id}>
              <th scope="row">
                <Link to={addressOf(creator.id)} preventScrollReset>
                  <UserText>{creator.name}</UserText>
                </Link>
                {creator.company && (
                  <small>
                    <UserText>{creator.company}</UserText>
                  </small>
                )}
              </th>
              {COLUMNS.map(({ id, show }) => (
                <td key={id}>{show(numbers[id] as number)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const COLUMNS = [
  { id: 'requests', label: messages.requests, show: formatNumber },
  { id: 'open', label: messages.openRequests, show: formatNumber },
  { id: 'proposed', label: messages.proposed, show: formatNumber },
  { id: 'confirmed', label: messages.confirmed, show: formatNumber },
  { id: 'hired', label: messages.hired, show: formatNumber },
  { id: 'to_proposal', label: messages.timeToProposal, show: formatHours },
  { id: 'to_confirmation', label: messages.timeToConfirmation, show: formatHours },
  { id: 'to_hire', label: messages.timeToHire, show: formatHours },
] as const;

const Scroll = styled.div`
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    block-size: 40px;
    padding: 4px 10px;
    border-block-end: 1px solid var(--line);
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }

  thead th {
    color: var(--muted);
    font-size: 0.8125rem;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  a {
    font-weight: 500;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }

  small {
    margin-inline-start: 8px;
    color: var(--muted);
  }
`;
