import { ApiError } from '@crewdock/sdk/client';
import type { ComponentChild } from 'preact';
import { COMMON_ATTRIBUTE_NAMES, WidgetElement } from '../kit/element.tsx';
import { State } from '../kit/states.tsx';
import type { WidgetName, Words } from '../kit/translation.ts';
import type { Say, kitWords } from '../kit/words.ts';
import type { FieldOptions } from './Field.tsx';
import { type FormDraft, newDraft } from './draft.ts';
import { type FormExtras, WidgetFormView, type FormProps } from './Form.tsx';
import { formWords } from './words.ts';

export const FORM_ATTRIBUTES = [
  ...COMMON_ATTRIBUTE_NAMES,
  'prefill',
  'hidden-fields',
  'redirect-url',
  'mode',
  'opener',
  'button-text',
] as const;

/** Messages that each form defines. */
export interface FormTexts {
  title: string;
  intro: string;
  send: string;
  sent: string;
  sentText: string;
  again: string;
}

/** A standalone form with a heading, fields and a confirmation. */
export abstract class FormElement<W extends FormTexts> extends WidgetElement<typeof kitWords & typeof formWords & W> {
  static readonly observedAttributes: readonly string[] = FORM_ATTRIBUTES;
  declare prefill: string | null;
  declare hiddenFields: string | null;
  declare redirectUrl: string | null;
  declare mode: string | null;
  declare opener: string | null;
  declare buttonText: string | null;
  /** Whether the popup is open. */
  isOpen = false;
  /** Renders the form in a popup; set by the popup's code. */
  protected frame: (() => ComponentChild) | undefined;
  protected draft: FormDraft = newDraft();
  #sentTo = '';
  #flight: AbortController | undefined;

  constructor(css: string, name: WidgetName, words: Words) {
    super(css, name, { ...formWords, ...words });
  }

  /** Formats the messages that all forms define. */
  protected get texts(): Say<typeof formWords & FormTexts> {
    return this.say;
  }

  protected abstract fields(): FieldOptions[];
  protected abstract send(body: FormExtras): Promise<unknown>;

  protected prepare(): void {
    if (this.served) this.theme = this.served.company ?? null;
  }

  protected start(): void {
    this.prepare();
    const { signal } = (this.#flight = new AbortController());
    if (!this.mode) return void this.load(signal);
    void import('./popup.tsx').then(({ popUp }) => popUp(this as never, signal));
  }

  /** Opens or closes the popup; waits until its code is loaded. */
  open(isOpen = true): void {
    this.isOpen = isOpen;
    this.update();
  }

  close(): void {
    this.open(false);
  }

  protected stop(): void {
    this.#flight?.abort();
  }

  protected view(): ComponentChild {
    return this.mode ? this.frame?.() : this.form();
  }

  protected form(): ComponentChild {
    const say = this.texts;
    if (this.#sentTo) {
      return (
        <div role="status" tabIndex={-1} class="sent">
          <State name="sent" title={say('sent')} text={say('sentText', { email: this.#sentTo })}>
            <button type="button" class="button" part="button" onClick={this.#again}>
              {say('again')}
            </button>
          </State>
        </div>
      );
    }
    const props: FormProps = {
      say,
      call: this.call,
      options: () => this.options(),
      legal: this.served?.legal,
      onDoubt: () => void this.doubt(),
      draft: this.draft,
      prefill: this.prefill,
      host: this,
      label: say('send'),
      fields: this.fields(),
      send: (body) => this.send(body),
      onSent: () => this.#sent(),
      onError: (error) => this.tellError(error),
    };
    return [
      <h2 key="title" part="title">
        {say('title')}
      </h2>,
      <p key="intro" class="intro">
        {say('intro')}
      </p>,
      // A change of the company needs a new form, because legal pages and captcha might differ.
      <WidgetFormView key={`form ${this.company}`} {...props} />,
    ];
  }

  #sent(): boolean {
    const { id, values } = this.draft;
    this.#sentTo = values['email']!;
    this.draft = newDraft();
    this.update();
    this.shadowRoot!.querySelector<HTMLElement>('.sent')!.focus();
    return this.emit('submit', { id }, true);
  }

  #again = (): void => {
    this.#sentTo = '';
    this.update();
    this.shadowRoot!.querySelector('input')!.focus();
  };

  /** Loads the company's colours. The form works without them. */
  protected async load(signal: AbortSignal): Promise<void> {
    const { company, served } = this;
    try {
      const options = await this.options();
      if (signal.aborted || served) return;
      this.theme = company ? options.company : null;
      this.update();
      this.emit('ready', { company });
    } catch (error) {
      if (!signal.aborted) this.tellError(ApiError.of(error));
    }
  }
}
