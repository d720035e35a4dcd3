import { ApiError, type Client } from '@crewdock/sdk/client';
import type { LegalPages, WidgetOptions } from '@crewdock/contract/widget-settings';
import { Component, type ComponentChildren, type TargetedSubmitEvent, type VNode, createRef } from 'preact';
import { WidgetButton } from '../kit/controls.tsx';
import { type FormDraft, fillIn, newId } from './draft.ts';
import { Field, type FieldOptions, validateField, getRefusalTextName } from './Field.tsx';
import type { FormSay } from './words.ts';

/** Values that are sent in addition to the fields. */
export interface FormExtras {
  message_id: string;
  g_response?: string;
  page: string;
  hidden_fields: string | undefined;
}

export interface FormProps {
  say: FormSay;
  call: Client;
  /** Loads the portal's form options. */
  options: () => Promise<WidgetOptions>;
  /** Legal pages and consent text from server rendering; undefined without server rendering. */
  legal: LegalPages | undefined;
  /** Reports misconfiguration to the page's developer. */
  onDoubt: () => void;
  draft: FormDraft;
  /** Prefilled values, as a query string. */
  prefill: string | null;
  fields: FieldOptions[];
  /** Label of the submit button. */
  label: string;
  send: (body: FormExtras) => Promise<unknown>;
  /** Called after sending. Returns false if the page has canceled the redirect. */
  onSent: () => boolean;
  onError: (error: ApiError) => void;
  /**
   * The custom element, for its attributes. A provider's captcha is placed in its light DOM, because the provider's
   * scripts can't access the shadow root.
   */
  host: HTMLElement;
  /** Validates values across fields. Returns error messages by field. */
  check?: () => Record<string, string>;
}

interface FormState {
  busy: '' | 'sending' | 'checking';
  /** Error message above the fields. */
  notice: string;
  problems: Record<string, string>;
  legal?: LegalPages | undefined;
}

/**
 * A form that keeps the input until the server has accepted it. The draft's id is the idempotency key: sending the same
 * input again after a lost response has no further effect.
 */
export class WidgetFormView extends Component<FormProps, FormState> {
  override state: FormState = { busy: '', notice: '', problems: {}, legal: this.props.legal };
  #notice = createRef<HTMLParagraphElement>();
  #leave = new AbortController();

  override componentDidMount(): void {
    // Reports misconfiguration as early as possible, before the visitor fills in the form.
    this.#options().then(
      ({ may_send }) =>
        (may_send && !this.props.host.matches('[hidden-fields],[redirect-url]')) || this.props.onDoubt(),
      () => {},
    );
  }

  override componentWillUnmount(): void {
    this.#leave.abort();
  }

  override render(
    { draft, label, prefill, fields }: FormProps,
    { busy, notice, problems }: FormState,
  ): ComponentChildren {
    fillIn(draft, prefill, fields);
    return (
      <form noValidate onSubmit={this.#submit} aria-busy={!!busy}>
        {notice && (
          <p class="notice" part="error" role="alert" tabIndex={-1} ref={this.#notice}>
            {notice}
          </p>
        )}
        {this.#fields().map((field) => (
          <Field
            key={field.name}
            {...field}
            draft={draft}
            problem={problems[field.name]}
            onText={this.#write}
            onFile={this.#attach}
          />
        ))}
        <slot name="captcha" />
        <div class="end">{this.#foot(label, busy)}</div>
        <p class="muted">
          {this.#legalLink('privacy')} · {this.#legalLink('terms')}
        </p>
      </form>
    );
  }

  /** Returns the fields, with the consent checkbox if the company requires consent. */
  #fields(): FieldOptions[] {
    const label = this.state.legal?.consent;
    const { fields } = this.props;
    return label ? [...fields, { name: 'consent', label, type: 'checkbox', required: true, wide: true }] : fields;
  }

  #foot(label: string, busy: FormState['busy']): VNode[] {
    const { say } = this.props;
    return [
      <p key="state" class="muted" role="status">
        {busy && say(busy)}
      </p>,
      <WidgetButton key="send" type="submit" kind="primary" aria-disabled={!!busy}>
        {label}
      </WidgetButton>,
    ];
  }

  /** Renders the name of a legal page, which becomes a link when its URL is loaded, without a layout shift. */
  #legalLink(page: 'privacy' | 'terms'): VNode {
    const url = this.state.legal?.[`${page}_url`];
    return (
      <a class="link" href={url?.startsWith('http') ? url : undefined} target="_blank" rel="noopener">
        {this.props.say(page)}
      </a>
    );
  }

  #write = (name: string, text: string): void => {
    this.props.draft.typed[name] = text;
    this.#changed(name);
  };

  #attach = (file: File | undefined): void => {
    this.props.draft.file = file;
    // Clears both errors, because either a file or a message is required.
    this.#changed('cv', 'message');
  };

  /** Clears the errors of changed fields, and assigns a new idempotency key for the changed input. */
  #changed(...names: string[]): void {
    this.props.draft.id = newId();
    const left = Object.entries(this.state.problems).filter(([name]) => !names.includes(name));
    this.setState({ problems: Object.fromEntries(left) });
  }

  #submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (this.state.busy) return;
    const { draft, say, check, send, onSent, onError, host } = this.props;
    const problems: Record<string, string> = { ...check?.() };
    for (const field of this.#fields()) {
      const problem = validateField(field, draft);
      if (problem) problems[field.name] = say(problem);
    }
    if (Object.keys(problems).length > 0) return this.#show(problems);
    this.setState({ busy: 'sending', notice: '', problems: {} });
    try {
      const g_response = await this.#captcha();
      if (this.#leave.signal.aborted) return;
      this.setState({ busy: 'sending' });
      const hidden_fields = await this.#along();
      await send({ message_id: draft.id, g_response, page: location.origin + location.pathname, hidden_fields });
      this.setState({ busy: '' });
      // If the redirect code can't be loaded, the visitor sees the confirmation.
      if (onSent() && host.hasAttribute('redirect-url'))
        import('./redirect.ts').then(
          ({ leadOn }) => leadOn(host),
          () => {},
        );
    } catch (thrown) {
      const error = ApiError.of(thrown);
      this.setState({ busy: '' });
      this.#refused(error);
      onError(error);
    }
  };

  #refused({ status, body }: ApiError): void {
    const { say } = this.props;
    const problems: Record<string, string> = {};
    for (const { path, message } of body.issues ?? []) {
      // The company has changed its consent text; the error message contains the new text.
      if (path === 'body.consent') this.setState(({ legal }) => ({ legal: { ...legal!, consent: message } }));
      const field = this.#fields().find(({ name }) => path === `body.${name}`);
      // Not the portal's message, because that is always in English.
      if (field) problems[field.name] = say(getRefusalTextName(field));
    }
    if (Object.keys(problems).length > 0) return this.#show(problems);
    const word =
      status === 0
        ? 'offlineKept'
        : status === 429
          ? 'limited'
          : body.code === 'captcha_failed'
            ? 'robot'
            : 'failedKept';
    this.setState({ notice: say(word), problems: {} }, () => this.#notice.current?.focus());
  }

  /** Shows errors and moves the focus to the first invalid field. */
  #show(problems: Record<string, string>): void {
    const { say, host } = this.props;
    this.setState({ problems, notice: this.#fields().length > 1 ? say('invalid') : '' }, () => {
      host.shadowRoot!.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    });
  }

  async #options(): Promise<WidgetOptions> {
    const legal = await this.props.options();
    this.setState({ legal });
    return legal;
  }

  /** Returns the hidden fields. If their code can't be loaded, the form is sent without hidden fields. */
  async #along(): Promise<string | undefined> {
    const hidden = this.props.host.getAttribute('hidden-fields');
    const { search } = location;
    if (!hidden && !search.includes('utm_')) return undefined;
    return import('./hidden-fields.ts').then(
      ({ hiddenFields }) => hiddenFields(hidden, search),
      () => undefined,
    );
  }

  async #captcha(): Promise<string | undefined> {
    const { captcha } = await this.#options();
    if (!captcha) return undefined;
    this.setState({ busy: 'checking' });
    const { solveCaptcha: solve } = await import('./captcha.ts');
    return solve(captcha, this.props.call, this.props.host, this.#leave.signal);
  }
}
