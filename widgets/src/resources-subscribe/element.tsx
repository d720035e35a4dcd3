import kitStyles from '../kit/kit.css?inline';
import formStyles from '../form/form.css?inline';
import type { ResourceFilters } from '@crewdock/contract/resources';
import { EMAIL_MAX } from '@crewdock/contract/limits';
import type { FieldOptions } from '../form/Field.tsx';
import type { Asked } from '../form/Form.tsx';
import { FORM, FormElement } from '../form/form-element.tsx';
import { reflect } from '../kit/element.tsx';
import { subscribeWords } from './words.ts';

const ATTRIBUTES = [...FORM, 'filters'] as const;

/** `<crewdock-resources-subscribe>`: docs/partners has its attributes, slots, parts, variables and events. */
export class ResourcesSubscribe extends FormElement<typeof subscribeWords> {
  static override readonly observedAttributes: readonly string[] = ATTRIBUTES;
  declare filters: string | null;

  constructor() {
    super(kitStyles + formStyles, 'subscribe', subscribeWords);
  }

  protected override start(): void {
    super.start();
    if (!FILTERS.test(this.filters ?? '')) void this.doubt();
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

  protected send(asked: Asked): Promise<unknown> {
    return this.call('POST /available_resources/subscribe/', {
      query: { company: this.company ?? undefined },
      body: { ...(this.draft.values as { email: string }), filters: filtersOf(this.filters), ...asked },
    });
  }
}

reflect(ResourcesSubscribe, ATTRIBUTES);

const FILTERS = /^(((skills|seniority|english)=[\d,]+|location=[A-Z,]+|hourlyRate=[\d-]+)(&|$))*$/;

/** Filters as an address carries them: `skills=3,5&english=2&location=PL,UA&hourlyRate=20-60`. */
export function filtersOf(text: string | null): ResourceFilters {
  const values = new URLSearchParams(text ?? '');
  const list = (name: string) => values.get(name)?.split(',') ?? undefined;
  const [min, max] = (values.get('hourlyRate')?.split('-') ?? []).map((bound) => (bound ? Number(bound) : null));
  return {
    // The portal refuses them: without them there would be mails about more people than were meant.
    ...Object.fromEntries(values),
    skills: list('skills')?.map(Number),
    seniority: list('seniority')?.map(Number),
    english: values.has('english') ? Number(values.get('english')) : undefined,
    location: list('location'),
    hourlyRate: min === undefined ? undefined : { min, max: max ?? null },
  };
}
