import type { CreatorNumbers } from '@crewdock/contract/staff/stats';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { formatNumber } from '../../ui/format/formatNumber.ts';
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
    <Scroll tabIndex={0} role="region" aria-label="By who made them">
      <table>
        <thead>
          <tr>
            <th scope="col">Who</th>
            {COLUMNS.map(({ id, label }) => (
              <th key={id} scope="col">
                <UserText>{label}</UserText>
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
  { id: 'requests', label: 'Requests', show: formatNumber },
  { id: 'open', label: 'Open', show: formatNumber },
  { id: 'proposed', label: 'Proposed', show: formatNumber },
  { id: 'confirmed', label: 'Confirmed', show: formatNumber },
  { id: 'hired', label: 'Hired', show: formatNumber },
  { id: 'to_proposal', label: 'To proposal', show: formatHours },
  { id: 'to_confirmation', label: 'To confirmation', show: formatHours },
  { id: 'to_hire', label: 'To hire', show: formatHours },
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
