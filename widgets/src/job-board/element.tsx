import kitStyles from '../kit/kit.css?inline';
import boardStyles from '../board/board.css?inline';
import jobStyles from './job-board.css?inline';
import type { RequestCard } from '@crewdock/contract/cards';
import type { ComponentChild, ComponentChildren, TargetedMouseEvent, VNode } from 'preact';
import { BOARD, BoardWidgetElement, RESTARTS } from '../board/board-element.tsx';
import { getCountryName } from '../board/card-facts.tsx';
import { boardWords } from '../board/words.ts';
import type { FormDraft } from '../form/draft.ts';
import { WidgetButton } from '../kit/controls.tsx';
import { defineAttributeProperties } from '../kit/element.tsx';
import { State } from '../kit/states.tsx';
import { jobCard } from './JobCard.tsx';
import type * as JobPage from './Job.tsx';
import { jobWords } from './words.ts';

const ATTRIBUTES = [...BOARD, 'job', 'prefill', 'hidden-fields', 'redirect-url'] as const;

/** Country code of jobs that are open to all countries. */
const ANYWHERE = 'ZZ';

/** Code of the job view, prefetched when a visitor is about to open a job. */
let page: typeof JobPage | undefined;

/**
 * The element `<crewdock-job-board>`. Its attributes, slots, parts, variables and events are documented in
 * docs/partners.
 */
export class JobBoard extends BoardWidgetElement<'request', typeof jobWords> {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;
  declare job: string | null;
  declare prefill: string | null;
  declare hiddenFields: string | null;
  declare redirectUrl: string | null;
  /** Attributes whose change restarts the widget; a new `job` restarts it to load the job. */
  protected override readonly restarts: readonly string[] = [...RESTARTS, 'job'];
  /** Public id of the job that the visitor has opened. */
  #open: string | undefined;
  #failed = false;
  readonly #drafts = new Map<string, FormDraft>();

  constructor() {
    super(kitStyles + boardStyles + jobStyles, 'jobs', 'request', { ...boardWords, ...jobWords });
  }

  protected override start(): void {
    super.start();
    if (this.job) this.#load();
  }

  /** Public id of the job that is shown instead of the list; undefined for the list. */
  protected get shown(): string | undefined {
    return this.job ?? this.#open;
  }

  protected override view(): ComponentChild {
    const id = this.shown;
    if (!id) return <div onPointerEnter={prefetch}>{super.view()}</div>;
    if (this.#failed) {
      return (
        <State name="error" title={this.say('offline')}>
          <WidgetButton kind="primary" onClick={() => this.#load()}>
            {this.say('retry')}
          </WidgetButton>
        </State>
      );
    }
    if (!page) return <span class="bone page" />;
    return <page.JobDetail key={id} {...this.#propsOf(id)} />;
  }

  protected override update(): void {
    if (page) this.bring(page.jobWidgetStyles, page.jobWidgetWords);
    super.update();
  }

  protected card(card: RequestCard): VNode {
    const url = this.addressOf(card);
    return jobCard({
      card,
      say: this.say,
      target: this.target,
      href: this.links?.job ? this.links.job + card.public_id : url,
      onClick: (event) => this.#select(event, card, url),
    });
  }

  protected override moreFilters(): ComponentChildren {
    const { filters, facets } = this.list.state();
    const [picked = ''] = filters.location;
    const label = this.say('location');
    return (
      <div class="field" part="field">
        <select
          aria-label={label}
          value={picked}
          onChange={({ currentTarget: { value } }) => this.list.filter({ location: value ? [value] : [] })}
        >
          <option value="">{this.say('anyLocation')}</option>
          {picked && !facets?.country.some(({ code }) => code === picked) && <option value={picked}>{picked}</option>}
          {facets?.country.map((country) => (
            <option key={country.code} value={country.code}>
              {country.code === ANYWHERE ? this.say('anywhere') : getCountryName(country, this.say)} ({country.count})
            </option>
          ))}
        </select>
      </div>
    );
  }

  protected override place(): Record<string, string> {
    return { job: this.#open ?? '' };
  }

  protected override arrive({ job }: Record<string, string>): void {
    this.#open = job;
    if (job) this.#load();
  }

  #select(event: TargetedMouseEvent<HTMLAnchorElement>, { id, public_id }: RequestCard, url: string): void {
    if (!this.emit('select', { id, public_id, url }, true)) return event.preventDefault();
    // The browser handles clicks for new tabs, downloads and a custom target.
    if (this.target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return;
    event.preventDefault();
    this.#open = public_id;
    this.remember();
    this.#load();
    this.update();
    this.scrollIntoView({ block: 'nearest' });
  }

  #back = (event: Event): void => {
    event.preventDefault();
    const id = this.#open;
    this.#open = undefined;
    this.remember();
    this.update();
    this.shadowRoot!.querySelector<HTMLElement>(`[data-job="${id}"]`)?.focus();
  };

  #load(): void {
    this.#failed = false;
    if (page) return;
    void this.fetchPage();
  }

  /** Loads the code of the job view. */
  protected async fetchPage(job = this.served?.job): Promise<void> {
    try {
      page = await import('./Job.tsx');
      await page.fetchQuestions(job);
    } catch {
      this.#failed = true;
    }
    this.update();
  }

  #propsOf(id: string): JobPage.JobProps {
    const { company, call } = this;
    return {
      id,
      company,
      call,
      options: () => this.options(),
      legal: this.served?.legal,
      onDoubt: () => void this.doubt(),
      drafts: this.#drafts,
      prefill: this.prefill,
      say: this.say as JobPage.JobProps['say'],
      host: this,
      hasList: !this.job,
      first: this.served?.job,
      backHref: this.links?.back,
      urlOf: (job) => this.addressOf(job),
      onBack: this.#back,
      onSent: (job, message) =>
        this.emit('submit', { id: message, job: { id: job.id, public_id: job.public_id } }, true),
      onError: (error) => this.tellError(error),
    };
  }
}

defineAttributeProperties(JobBoard, ATTRIBUTES);

/** Prefetches the code of the job view when the pointer enters the list. */
function prefetch(): void {
  if (!page) import('./Job.tsx').catch(() => {});
}
