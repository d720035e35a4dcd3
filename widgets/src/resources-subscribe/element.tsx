import kitStyles from '../kit/kit.css?inline';
import formStyles from '../form/form.css?inline';
import { EMAIL_MAX } from '@crewdock/contract/limits';
import type { FieldOptions } from '../form/Field.tsx';
import type { FormExtras } from '../form/Form.tsx';
import { FORM_ATTRIBUTES, FormElement } from '../form/form-element.tsx';
import { defineAttributeProperties } from '../kit/element.tsx';
import { subscribeWords } from './words.ts';

const ATTRIBUTES = [...FORM_ATTRIBUTES, 'filters'] as const;

/**
 * The element `<crewdock-resources-subscribe>`. Its attributes, slots, parts, variables and events are documented in
 * docs/partners.
 */
export class ResourcesSubscribe extends FormElement<typeof subscribeWords> {
  static override readonly observedAttributes: readonly string[] = ATTRIBUTES;
  declare filters: string | null;

  constructor() {
    super(kitStyles + formStyles, 'subscribe', subscribeWords);
  }

  protected override start(): void {
    super.start();
    if (this.filters) void this.doubt();
  }

  protected fields(): FieldOptions[] {
    const { say } = this;
    return [
      {
        name: 'email',
        label: say('email'),
        type: 'email',
        required: true,
        max: EMAIL_MAX,
        autocomplete: 'email',
        hint: say('confirmHint'),
        wide: true,
      },
    ];
  }

  protected async send(asked: FormExtras): Promise<unknown> {
    // Malformed filters are sent and rejected. Ignoring them would subscribe the visitor to emails about more people
    // than intended.
    const filters = this.filters ? (await import('./filters.ts')).parseResourceFilters(this.filters) : {};
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return this.call('POST /available_resources/subscribe/', {
      query: { company: this.company ?? undefined },
      body: {
        ...(this.draft.values as { email: string }),
        filters,
        // Browsers that can't determine the time zone return `Etc/Unknown`, which the portal rejects.
        time_zone: timeZone === 'Etc/Unknown' ? undefined : timeZone,
        ...asked,
      },
    });
  }
}

defineAttributeProperties(ResourcesSubscribe, ATTRIBUTES);
