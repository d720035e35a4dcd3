import type { LeadTable } from '@crewdock/contract/staff/leads';
import { ApiError } from '@crewdock/sdk/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../queryClient.ts';
import { callTable, optionsQuery } from '../../table/queries.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Combobox } from '../../ui/primitives/Combobox.tsx';
import { handleFormError } from '../../ui/patterns/form/failure.ts';
import { showNotice, notifyError } from '../../ui/patterns/notices.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { Actions } from '../../ui/primitives/Actions.ts';
import { type Lead, leadQuery, renewLead } from './queries.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';
import { Trans } from '../../i18n/Trans.tsx';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

const TEXTS = {
  sdr_requests: {
    about: messages.convertRequestText,
    convert: messages.createDraftButton,
    converted: messages.draftCreated,
  },
  sdr_clients: {
    about: messages.convertClientText,
    convert: messages.createAccountButton,
    converted: messages.clientCreated,
  },
};

/** Section that assigns a lead to a client and converts the lead to a job draft or a client account. */
export function ConvertSection({ table, lead }: { table: LeadTable; lead: Lead }) {
  const { about, convert, converted } = TEXTS[table.name];
  const [words, setWords] = useState('');
  const search = words.trim();
  const { data: clients = [], isFetching } = useQuery(optionsQuery(table, 'client', { ...(search && { search }) }));
  const tell = async (error: unknown) => {
    const current = ApiError.of(error).body.current;
    notifyError(handleFormError(error)?.text);
    if (current) await queryClient.invalidateQueries({ queryKey: leadQuery(table, String(lead.id)).queryKey });
  };
  const choose = useMutation({
    mutationFn: (client: number | null) =>
      callTable<Lead>(`PATCH /admin-panel/${table.name}/{id}/`, {
        params: { id: lead.id },
        body: { version: lead.version, client },
      }),
    onSuccess: (row) => renewLead(table, row),
    onError: tell,
  });
  const become = useMutation({
    mutationFn: () => callTable<Lead>(`POST /admin-panel/${table.name}/{id}/convert/`, { params: { id: lead.id } }),
    async onSuccess(row) {
      showNotice({ text: t(converted) });
      await renewLead(table, row);
    },
    onError: tell,
  });
  return (
    <Section title={t(messages.convertTitle)} about={t(about)}>
      {lead.client ? (
        <Actions>
          <span>
            <Trans message={messages.chosenClient} values={{ name: <UserText>{lead.client.name}</UserText> }} />
          </span>
          <Button $kind="quiet" $size="small" isPending={choose.isPending} onPress={() => choose.mutate(null)}>
            {t(messages.chooseOtherButton)}
          </Button>
        </Actions>
      ) : (
        <Combobox
          label={t(messages.clientLabel)}
          placeholder={t(messages.clientPlaceholder)}
          options={clients.map(({ id, name }) => ({ id: String(id), label: name }))}
          isLoading={isFetching}
          inputValue={words}
          onInputChange={setWords}
          handsOn
          onSelectionChange={(id) => {
            if (id === null) return;
            setWords('');
            choose.mutate(Number(id));
          }}
        />
      )}
      <Actions>
        <Button $kind="primary" isPending={become.isPending} onPress={() => become.mutate()}>
          {t(convert)}
        </Button>
      </Actions>
    </Section>
  );
}
