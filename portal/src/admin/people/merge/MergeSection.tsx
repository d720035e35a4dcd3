import { isolatedText } from '@crewdock/contract/isolated-text';
import type { PeopleTable } from '@crewdock/contract/staff/people';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '../../../ui/primitives/Combobox.tsx';
import { Section } from '../../../ui/patterns/Section.tsx';
import type { AccountRow } from '../queries.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { othersQuery } from './queries.ts';

/** Searches for another account to merge this account into. The other account is kept. */
export function MergeSection({ table, account }: { table: PeopleTable; account: AccountRow }) {
  const [words, setWords] = useState('');
  const [into, setInto] = useState<string | null>(null);
  const { data: others = [], isFetching } = useQuery(othersQuery(table, account.uid, words.trim()));
  return (
    <Section
      title="Merge"
      about="Everything of this account goes to another one of the same person, and this one is closed for good."
    >
      <Combobox
        label="Account to keep"
        placeholder="Search by name or e-mail"
        options={others.map(({ uid, name, email }) => ({ id: uid, label: `${isolatedText(name)}, ${email}` }))}
        isLoading={isFetching}
        inputValue={words}
        onInputChange={setWords}
        handsOn
        onSelectionChange={(uid) => {
          // The list was closed without a selection, for example by scrolling: keep the typed text.
          if (uid === null) return;
          setWords('');
          setInto(String(uid));
        }}
      />
      {into !== null && <MergeDialog table={table} uid={account.uid} into={into} onClose={() => setInto(null)} />}
    </Section>
  );
}
