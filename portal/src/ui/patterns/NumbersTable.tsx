import { styled } from 'styled-components';
import { formatNumber } from '../format/formatNumber.ts';
import { UserText } from '../primitives/UserText.tsx';

interface Props {
  title: string;
  head: string[];
  /** Rows with their key, label and numbers. */
  rows: [key: string, label: string, ...numbers: number[]][];
  empty: string;
}

export function NumbersTable({ title, head, rows, empty }: Props) {
  return (
    <section>
      <Title>{title}</Title>
      {rows.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <Table aria-label={title}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, label, ...numbers]) => (
              <tr key={key}>
                <th scope="row">
                  <UserText>{label}</UserText>
                </th>
                {numbers.map((number, at) => (
                  // The order of columns is fixed.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={at}>{formatNumber(number)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

const Title = styled.h2`
  margin-block-end: 8px;
  font-size: 1rem;
`;

const Empty = styled.p`
  color: var(--muted);
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 8px 4px;
    border-block-end: 1px solid var(--line);
    text-align: end;
    font-weight: 400;
  }

  th:first-child {
    text-align: start;
    overflow-wrap: anywhere;
  }

  thead th {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;
