import { useState } from 'react';
import { Answers } from '../../ui/patterns/Answers.tsx';
import { BarChart, getHighestValue } from '../../ui/patterns/BarChart.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Figure } from '../../ui/primitives/Figure.tsx';
import { ListChanged } from '../../ui/patterns/ListChanged.tsx';
import { LoadMore } from '../../ui/patterns/LoadMore.tsx';
import { NearItem } from '../../ui/primitives/NearItem.tsx';
import { NumbersTable } from '../../ui/patterns/NumbersTable.tsx';
import { WorkListRow, RowActions, RowCells, RowLink, RowName, WorkList } from '../../ui/patterns/rows/Rows.ts';
import { RowsSkeleton } from '../../ui/patterns/rows/RowsSkeleton.tsx';
import { Specimen, Specimens } from '../Specimens.tsx';

const MONTHS = ['June', 'July', 'August', 'September'].map((name, at) => ({
  name,
  title: `${name}: ${12 + at * 9}`,
  value: 12 + at * 9,
  part: 4 + at * 3,
}));
const COLUMNS = { wide: 'minmax(0, 1fr) 120px auto', medium: 'minmax(0, 1fr) 90px auto' };

/** Pages of a list that another person changed between the two requests. */
const CHANGED = {
  pages: [
    { items: [], total: 4 },
    { items: [], total: 3 },
  ],
};

/** Gallery section: lists. */
export function ListSpecimens() {
  const [shown, setShown] = useState(2);
  const query = {
    hasNextPage: shown < 4,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    error: null,
    fetchNextPage: async () => setShown(4),
  };
  return (
    <Specimens title="Lists and numbers">
      <Specimen name="ListChanged" isWide>
        <ListChanged data={CHANGED} onRefresh={() => {}} />
      </Specimen>
      <Specimen name="Rows, NearItem, LoadMore" isWide>
        <LoadMore query={query} shown={shown} total={4}>
          <WorkList $columns={COLUMNS}>
            {['Ada Lovelace', 'Grace Hopper', 'Mary Jackson', 'Radia Perlman'].slice(0, shown).map((name) => (
              <NearItem key={name}>
                <WorkListRow>
                  <RowName>
                    <h3>
                      <RowLink to="/">{name}</RowLink>
                    </h3>
                  </RowName>
                  <RowCells>
                    <span>$54/hr</span>
                  </RowCells>
                  <RowActions>
                    <Button $size="small" aria-label={`Confirm ${name}`}>
                      Confirm
                    </Button>
                  </RowActions>
                </WorkListRow>
              </NearItem>
            ))}
          </WorkList>
        </LoadMore>
      </Specimen>
      <Specimen name="RowsSkeleton" isWide>
        <RowsSkeleton rows={3} />
      </Specimen>
      <Specimen name="Answers">
        <Answers
          answers={[
            { question: 'When can you start?', answer: 'In two weeks' },
            { question: 'What would you build first?', answer: 'The ledger.\nThen its reports.' },
          ]}
        />
      </Specimen>
      <Specimen name="Figure, BarChart">
        <Figure
          title="Views by month"
          head={['Month', 'Views']}
          rows={MONTHS.map(({ name, value }) => [name, String(value)])}
        >
          <BarChart bars={MONTHS} top={<span>{getHighestValue(MONTHS)}</span>} />
        </Figure>
      </Specimen>
      <Specimen name="NumbersTable">
        <NumbersTable
          title="By source"
          head={['Source', 'Visitors', 'Contacts']}
          rows={[
            ['a', 'acme.example', 1204, 18],
            ['b', 'Directly', 311, 2],
          ]}
          empty="No visitors yet."
        />
        <NumbersTable title="By device" head={['Device', 'Visitors']} rows={[]} empty="No visitors yet." />
      </Specimen>
    </Specimens>
  );
}
