import type { Profile } from '@crewdock/contract/profile';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../../api.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { TextField, type Props as TextFieldProps } from '../../ui/primitives/TextField.tsx';
import { useSettingsDraft } from '../drafts.ts';
import { keepProfile } from '../queries.ts';
import { Actions } from '../../ui/primitives/Actions.ts';

type Field = 'first_name' | 'last_name' | 'company_name' | 'phone_number' | 'skype' | 'viber';

interface Props {
  /** Key under which the form's draft is stored. */
  name: string;
  profile: Profile;
  fields: (TextFieldProps & { name: Field })[];
}

/** Form for some fields of the profile. The button saves only the changed fields. */
export function ProfileForm({ name, profile, fields }: Props) {
  const saved = Object.fromEntries(fields.map((field) => [field.name, profile[field.name]])) as Record<Field, string>;
  const draft = useSettingsDraft(name, saved);
  const place = useRef<HTMLDivElement>(null);
  /**
   * Moves the focus, because the pressed button disappears. Focuses the container instead of a field, so that the
   * keyboard doesn't open on phones.
   */
  const holdFocus = () => {
    const pressed = place.current?.querySelector('button:focus');
    if (pressed) place.current?.focus({ preventScroll: true });
  };
  const form = useSubmit<Field>(async (values) => {
    const changed = Object.fromEntries(
      Object.entries(values).filter(([field, value]) => value !== profile[field as Field]),
    );
    if (Object.keys(changed).length === 0) return;
    keepProfile(await call('PATCH /profile/', { body: changed }));
    holdFocus();
    draft.settle(values);
    showNotice({ text: t(messages.saved) });
  });
  return (
    <Place ref={place} tabIndex={-1}>
      <Form form={form}>
        {fields.map((field) => (
          <TextField
            key={field.name}
            {...field}
            value={draft.values[field.name]}
            onChange={(value) => draft.change(field.name, value)}
          />
        ))}
        <FormMessage />
        {draft.isDirty && (
          <Actions>
            <SubmitButton>{t(messages.saveButton)}</SubmitButton>
            <Button
              $kind="quiet"
              onPress={() => {
                holdFocus();
                form.forget();
                draft.discard();
              }}
            >
              {t(messages.discardButton)}
            </Button>
          </Actions>
        )}
      </Form>
    </Place>
  );
}

const Place = styled.div`
  inline-size: 100%;
  outline: 0;
`;
