import type { LeadTable } from '@crewdock/contract/staff/leads';
import { ApiError } from '@crewdock/sdk/client';
import { useState } from 'react';
import { callTable } from '../../table/queries.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { FieldRefusal } from '../../ui/patterns/form/failure.ts';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { LeaveGuard } from '../../ui/patterns/LeaveGuard.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { Actions } from '../../ui/primitives/Actions.ts';
import { LeadFields, LEAD_TEXT_FIELDS, type LeadTextName, type LeadTexts } from './LeadFields.tsx';
import { type Lead, renewLead } from './queries.ts';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

type Edits = Partial<LeadTexts> & { owner?: number | null };

/**
 * Form for the details of a lead. Other users' concurrent edits of other fields are kept; if both changed the same
 * field, both values are shown.
 */
export function LeadSection({ table, lead }: { table: LeadTable; lead: Lead }) {
  const [edits, setEdits] = useState<Edits>({});
  /** The version of the lead on which the edits are based. */
  const [seen, setSeen] = useState(lead);
  const isDirty = Object.keys(edits).length > 0;
  const base = isDirty ? seen : lead;
  const form = useSubmit<LeadTextName>(async () => {
    const row = await save(base);
    setEdits({});
    showNotice({ text: t(messages.leadSaved) });
    await renewLead(table, row);
  });
  const change = (edit: Edits) => {
    setSeen(base);
    setEdits(withoutSame({ ...edits, ...edit }, base));
  };
  return (
    <Section title={t(messages.leadTitle)} about={t(messages.leadText)}>
      <Form form={form}>
        <LeadFields
          table={table}
          texts={{ ...textsOf(base), ...edits }}
          owner={edits.owner === undefined ? (base.owner?.id ?? null) : edits.owner}
          onText={(name, value) => change({ [name]: value })}
          onOwner={(owner) => change({ owner })}
        />
        <FormMessage />
        {isDirty && (
          <Actions>
            <SubmitButton>{t(messages.saveButton)}</SubmitButton>
            <Button
              $kind="quiet"
              onPress={() => {
                form.forget();
                setEdits({});
              }}
            >
              {t(messages.discardButton)}
            </Button>
          </Actions>
        )}
      </Form>
      <LeaveGuard isAtRisk={() => isDirty}>{t(messages.unsavedLead)}</LeaveGuard>
    </Section>
  );

  /**
   * After a version conflict, saves the edits on top of the other user's changes, unless both changed the same field.
   */
  async function save(from: Lead): Promise<Lead> {
    const { next_step_on: day, ...others } = edits;
    try {
      return await callTable<Lead>(`PATCH /admin-panel/${table.name}/{id}/`, {
        params: { id: from.id },
        body: { version: from.version, ...others, ...(day !== undefined && { next_step_on: day || null }) },
      });
    } catch (error) {
      const { detail, current } = ApiError.of(error).body;
      const now = current as Lead | undefined;
      if (!now) throw error;
      const [were, are] = [textsOf(from), textsOf(now)];
      const both = LEAD_TEXT_FIELDS.filter((name) => edits[name] !== undefined && are[name] !== were[name]);
      if (both.length === 0) return save(now);
      setSeen(now);
      throw new FieldRefusal(
        Object.fromEntries(both.map((name) => [name, t(messages.fieldConflict, { detail, value: are[name] })])),
      );
    }
  }
}

function textsOf(lead: Lead): LeadTexts {
  const texts = Object.fromEntries(LEAD_TEXT_FIELDS.map((name) => [name, lead[name] ?? ''])) as LeadTexts;
  return { ...texts, next_step_on: texts.next_step_on.slice(0, 10) };
}

function withoutSame({ owner, ...texts }: Edits, base: Lead): Edits {
  const known = textsOf(base);
  const differing = Object.fromEntries(
    Object.entries(texts).filter(([name, value]) => value !== known[name as LeadTextName]),
  );
  const isSame = owner === undefined || owner === (base.owner?.id ?? null);
  return { ...differing, ...(!isSame && { owner }) };
}
