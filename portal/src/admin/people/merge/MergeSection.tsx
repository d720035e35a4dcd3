import type { PeopleTable } from '@crewdock/contract/staff/people';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '../../../ui/primitives/Combobox.tsx';
import { Section } from '../../../ui/patterns/Section.tsx';
import type { AccountRow } from '../queries.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { othersQuery } from './queries.ts';
import { t } from '../../../i18n/translate.ts';
import * as messages from './messages.ts';

/** Searches for another account to merge this account into. The other account is kept. */
export function MergeSection({ table, account }: { table: PeopleTable; account: AccountRow }) {
  const [words, setWords] = useState('');
  const [into, setInto] = useState<string | null>(null);
  const { data: others = [], isFetching } = useQuery(othersQuery(table, account.uid, words.trim()));
  return (
    <Section title={t(messages.sectionTitle)} about={t(messages.sectionText)}>
      <Combobox
        label={t(messages.accountLabel)}
        placeholder={t(messages.accountPlaceholder)}
        options={others.map(({ uid, name, email }) => ({ id: uid, label: t(messages.accountOption, { name, email }) }))}
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
