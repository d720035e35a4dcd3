import { shortDate } from '@crewdock/sdk/cards/date';
import { hourlyRate, monthlyRate } from '@crewdock/sdk/cards/rate';
import { styled } from 'styled-components';
import { type Card, isTalent, placeOf } from './facts.ts';

/** Everything else that is known, line by line. */
export function FactTable({ card }: { card: Card }) {
  return (
    <section>
      <h2>Details</h2>
      <Table>
        {factRows(card).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Table>
    </section>
  );
}

function factRows(card: Card): [string, string][] {
  const rows: [string, string | null | undefined][] = [
    ['Hourly rate', hourlyRate(card.hourly_rate)],
    ['Monthly rate', monthlyRate(card.monthly_rate)],
    ['Seniority', card.seniority?.label],
    ['English', card.english_level?.name],
    ['Location', locationOf(card)],
    ['Duration', isTalent(card) ? null : card.duration?.label],
    ['Specializations', labels(card.specializations)],
    ['Industries', labels(card.industries)],
    ['Verified', card.is_verified ? 'Yes, by our staff' : 'Not yet'],
    ['Changed', shortDate(card.modified)],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

function locationOf(card: Card): string | undefined {
  if (isTalent(card) && card.city && card.country) return `${card.city}, ${card.country.label}`;
  return placeOf(card, Infinity);
}

function labels(options: { label: string }[]): string {
  return options.map((option) => option.label).join(', ');
}

const Table = styled.dl`
  > div {
    display: grid;
    grid-template-columns: minmax(110px, 180px) 1fr;
    gap: 16px;
    padding-block: 9px;
    border-block-start: 1px solid var(--line);
  }

  dt {
    color: var(--muted);
  }

  dd {
    font-variant-numeric: tabular-nums;
  }
`;
