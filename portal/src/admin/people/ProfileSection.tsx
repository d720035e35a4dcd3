import type { PeopleTable } from '@crewdock/contract/staff/people';
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
import { AccountFields, ACCOUNT_TEXT_FIELDS, type AccountTextName, type AccountTexts } from './AccountFields.tsx';
import { Actions } from '../../ui/primitives/Actions.ts';
import { type AccountRow, renewAccount } from './queries.ts';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

type Edits = Partial<AccountTexts> & { manager?: number | null };

/**
 * Form for the profile of an account. Other users' concurrent edits of other fields are kept; if both changed the same
 * field, both values are shown.
 */
export function ProfileSection({ table, account }: { table: PeopleTable; account: AccountRow }) {
  const [edits, setEdits] = useState<Edits>({});
  /** The version of the account on which the edits are based. */
  const [seen, setSeen] = useState(account);
  const base = Object.keys(edits).length > 0 ? seen : account;
  const form = useSubmit<AccountTextName>(async () => {
    const row = await save(table, base, edits);
    setEdits({});
    showNotice({ text: t(messages.accountSaved) });
    await renewAccount(table, row);
  });
  const change = (edit: Edits) => {
    setSeen(base);
    setEdits(withoutSame({ ...edits, ...edit }, base));
  };
  const isDirty = Object.keys(edits).length > 0;
  return (
    <Section title={t(messages.profileTitle)} about={t(messages.profileText)}>
      <Form form={form}>
        <AccountFields
          table={table}
          texts={{ ...textsOf(base), ...edits }}
          manager={edits.manager === undefined ? (base.manager?.id ?? null) : edits.manager}
          isConfirmed={account.email_verified !== null}
          emailNote={t(messages.unconfirmedEmail)}
          onText={(name, value) => change({ [name]: value })}
          onManager={(manager) => change({ manager })}
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
      <LeaveGuard isAtRisk={() => isDirty}>{t(messages.unsavedProfile)}</LeaveGuard>
    </Section>
  );

  /**
   * After a version conflict, saves the edits on top of the other user's changes, unless both changed the same field.
   */
  async function save(of: PeopleTable, from: AccountRow, edited: Edits): Promise<AccountRow> {
    try {
      return await callTable<AccountRow>(`PATCH /admin-panel/${of.name}/{uid}/`, {
        params: { uid: from.uid },
        body: { version: from.version, ...edited },
      });
    } catch (error) {
      const { detail, current } = ApiError.of(error).body;
      const now = current as AccountRow | undefined;
      if (!now) throw error;
      const both = ACCOUNT_TEXT_FIELDS.filter((name) => edited[name] !== undefined && now[name] !== from[name]);
      if (both.length === 0) return save(of, now, edited);
      setSeen(now);
      throw new FieldRefusal(
        Object.fromEntries(both.map((name) => [name, t(messages.fieldConflict, { detail, value: now[name] })])),
      );
    }
  }
}

function textsOf(account: AccountRow): AccountTexts {
  return Object.fromEntries(ACCOUNT_TEXT_FIELDS.map((name) => [name, account[name]])) as AccountTexts;
}

function withoutSame({ manager, ...texts }: Edits, base: AccountRow): Edits {
  const differing = Object.fromEntries(
    Object.entries(texts).filter(([name, value]) => value !== base[name as AccountTextName]),
  );
  const isSame = manager === undefined || manager === (base.manager?.id ?? null);
  return { ...differing, ...(!isSame && { manager }) };
}
