import type { Profile } from '@crewdock/contract/profile';
import { call } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/form/useSubmit.ts';
import { notify } from '../../ui/notices.ts';
import { TextField, type Props as TextFieldProps } from '../../ui/TextField.tsx';
import { useDraft } from '../drafts.ts';
import { keepProfile } from '../queries.ts';
import { Actions } from '../Section.tsx';

type Field = 'first_name' | 'last_name' | 'company_name' | 'phone_number' | 'skype' | 'viber';

interface Props {
  /** Tells this form's draft from the others'. */
  name: string;
  profile: Profile;
  fields: (TextFieldProps & { name: Field })[];
}

/** Some fields of the profile with one button that saves what was changed. */
export function ProfileForm({ name, profile, fields }: Props) {
  const saved = Object.fromEntries(fields.map((field) => [field.name, profile[field.name]])) as Record<Field, string>;
  const draft = useDraft(name, saved);
  const form = useSubmit<Field>(async (values) => {
    const changed = Object.fromEntries(
      Object.entries(values).filter(([field, value]) => value !== profile[field as Field]),
    );
    keepProfile(await call('PATCH /profile/', { body: changed }));
    draft.settle(values);
    notify({ text: 'Data successfully updated' });
  });
  return (
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
          <SubmitButton>Save</SubmitButton>
          <Button
            $kind="quiet"
            onPress={() => {
              form.forget();
              draft.discard();
            }}
          >
            Discard
          </Button>
        </Actions>
      )}
    </Form>
  );
}
