import { COMPANY_NAME_MAX, EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX } from '@crewdock/contract/limits';
import kitStyles from '../kit/kit.css?inline';
import formStyles from '../form/form.css?inline';
import type { FieldOptions } from '../form/Field.tsx';
import type { FormExtras } from '../form/Form.tsx';
import { FORM_ATTRIBUTES, FormElement } from '../form/form-element.tsx';
import { defineAttributeProperties } from '../kit/element.tsx';
import { contactWords } from './words.ts';

/**
 * The element `<crewdock-contact-us>`. Its attributes, slots, parts, variables and events are documented in
 * docs/partners.
 */
export class ContactUs extends FormElement<typeof contactWords> {
  constructor() {
    super(kitStyles + formStyles, 'contact', contactWords);
  }

  protected fields(): FieldOptions[] {
    const { say } = this;
    return [
      { name: 'name', label: say('name'), required: true, max: NAME_MAX, autocomplete: 'name' },
      { name: 'email', label: say('email'), type: 'email', required: true, max: EMAIL_MAX, autocomplete: 'email' },
      { name: 'company_name', label: say('company_name'), max: COMPANY_NAME_MAX, autocomplete: 'organization' },
      { name: 'phone_number', label: say('phone_number'), type: 'tel', max: PHONE_MAX, autocomplete: 'tel' },
      { name: 'message', label: say('message'), type: 'textarea', required: true, max: MESSAGE_MAX },
    ];
  }

  protected send(asked: FormExtras): Promise<unknown> {
    const values = this.draft.values as { name: string; email: string; message: string };
    return this.call('POST /lp/contact-us/', {
      query: { company: this.company ?? undefined },
      body: { ...values, ...asked },
    });
  }
}

defineAttributeProperties(ContactUs, FORM_ATTRIBUTES);
