import {
  CARD_LIST_PAGE,
  type SearchableCardList,
  type CardListFilters,
  type CardListState,
  type CardOf,
  createCardList,
} from '@crewdock/sdk/market/card-list';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Served } from '@crewdock/contract/served-widgets';
import type { ComponentChild, ComponentChildren, VNode } from 'preact';
import { COMMON_ATTRIBUTE_NAMES, WidgetElement } from '../kit/element.tsx';
import { type UrlState, urlState } from '../kit/url-state.ts';
import type { WidgetName, Words } from '../kit/translation.ts';
import type { kitWords } from '../kit/words.ts';
import { renderBoard } from './Board.tsx';
import { parseBoardFilters, serializeBoardFilters } from './board-filters.ts';
import type { CardWords, boardWords } from './words.ts';

export const BOARD = [...COMMON_ATTRIBUTE_NAMES, 'filters', 'page-size', 'target', 'url-state'] as const;

/** Attributes whose change requires a new list. */
export const RESTARTS = ['company', 'portal', 'filters', 'page-size', 'url-state'] as const;

const LISTS = ['skills', 'seniority', 'location'] as const;

type Item<K extends CardKind> = CardOf<K>;

/** A board: a searchable list of cards. With the attribute `url-state`, its state is kept in the page's URL. */
export abstract class BoardWidgetElement<K extends CardKind, W extends CardWords> extends WidgetElement<
  typeof kitWords & typeof boardWords & W
> {
  declare filters: string | null;
  declare pageSize: string | null;
  declare target: string | null;
  declare urlState: string | null;
  protected override readonly restarts: readonly string[] = RESTARTS;
  protected list!: SearchableCardList<Item<K>>;
  readonly #kind: K;
  /** Attribute values for which the current list was created. */
  #madeFor = '';
  #url: UrlState | undefined;
  /** Serialized filters that the URL already contains: the initial filters, or filters restored by Back or Forward. */
  #arrived: string | undefined;
  #unsubscribe = () => {};
  /** URLs for use without JavaScript, if the board is server-rendered. */
  protected links: Served['links'];

  constructor(css: string, name: WidgetName, kind: K, words: Words) {
    super(css, name, words);
    this.#kind = kind;
  }

  /** Reloads the first page with the visitor's filters. */
  reload(): void {
    this.list?.load();
  }

  /** Renders a card of the list. */
  protected abstract card(card: Item<K>): VNode;

  /** Renders filters in addition to search, skills and seniority. */
  protected moreFilters(): ComponentChildren {
    return undefined;
  }

  /** Returns the values to store in the URL, in addition to the filters. */
  protected place(): Record<string, string> {
    return {};
  }

  /** Applies the values of the URL, initially and after Back and Forward. */
  protected arrive(_place: Record<string, string>): void {}

  protected prepare(): void {
    const { urlState: namespace } = this;
    this.#url = namespace === null ? undefined : urlState(namespace || `${this.#kind}s`);
    const preset = Object.fromEntries(new URLSearchParams(this.filters ?? ''));
    const { search: _, skills: __, seniority: ___, location: ____, ...fixed } = preset;
    const own = parseBoardFilters(preset);
    const isRead = LISTS.every((name) => own[name].length === (preset[name] ? preset[name].split(',').length : 0));
    const kept = this.#url?.read() ?? {};
    this.links = this.served?.links;
    this.list = createCardList(this.call, {
      kind: this.#kind,
      company: this.company,
      look: async () => (this.company ? (await this.options()).company : null),
      // Malformed filters are sent unchanged, so that the server rejects them. Ignoring them would show too many cards.
      fixed: isRead ? fixed : { ...fixed, filters: '1' },
      filters: parseBoardFilters({ ...preset, ...kept }),
      pageSize: this.size,
      first: this.served?.list as Partial<CardListState<Item<K>>>,
    });
    const { company, filters } = this.list.state();
    this.theme = company;
    this.#arrived = said(filters);
    this.arrive(kept);
  }

  protected start(): void {
    const madeFor = RESTARTS.map((name) => this.getAttribute(name)).join('\n');
    if (madeFor !== this.#madeFor) {
      this.#madeFor = madeFor;
      this.prepare();
    }
    this.#unsubscribe = this.list.subscribe(this.#changed);
    addEventListener('online', this.#online);
    if (this.#url) addEventListener('popstate', this.#popped);
    if (this.list.state().loading) this.list.load();
  }

  protected stop(): void {
    this.#unsubscribe();
    this.list.stop();
    removeEventListener('online', this.#online);
    removeEventListener('popstate', this.#popped);
  }

  protected view(): ComponentChild {
    return renderBoard({
      list: this.list,
      call: this.call,
      say: this.say,
      pageSize: this.size,
      card: (card) => this.card(card),
      more: this.moreFilters(),
      href: this.links?.more,
    });
  }

  /** Returns the URL of a card's page on its company's portal. */
  protected addressOf({ path }: { path: string }): string {
    const address = (this.theme?.portal_url ?? this.origin) + path;
    // Prevents script URLs from the response.
    return /^(https?:\/)?\//.test(address) ? address : '';
  }

  /** Writes the visitor's state to the URL, as a new history entry. */
  protected remember(): void {
    this.#url?.write({ ...serializeBoardFilters(this.list.state().filters), ...this.place() });
  }

  protected get size(): number {
    return Math.min(Math.max(Math.trunc(Number(this.pageSize)), 0), 60) || CARD_LIST_PAGE;
  }

  #changed = (now: CardListState<Item<K>>, before: CardListState<Item<K>>): void => {
    this.theme = now.company;
    this.update();
    if (now.loading || !before.loading) return;
    const { error, total, filters } = now;
    if (error) return this.tellError(error);
    if (before.loading === 'more') return this.#focusCard(before.items.length);
    if (!before.facets) {
      this.emit('ready', { company: this.company, total });
      // A visitor might have searched before the first response: then the URL must be updated.
      if (said(filters) === this.#arrived) return;
    }
    // Filters restored by Back and Forward must not create a new history entry.
    if (said(filters) !== this.#arrived) {
      this.#arrived = undefined;
      this.remember();
    }
    this.emit('search', { filters: { ...filters, skills: filters.skills.map(({ id }) => id) }, total });
  };

  /** Moves the focus from the button to the first new card. */
  #focusCard(index: number): void {
    this.shadowRoot!.querySelectorAll<HTMLElement>('.card a')[index]?.focus();
  }

  #online = (): void => {
    if (this.list.state().error?.status === 0) this.reload();
  };

  #popped = (): void => {
    const values = this.#url!.read();
    const filters = parseBoardFilters(values);
    if (said(filters) !== said(this.list.state().filters)) {
      this.#arrived = said(filters);
      this.list.filter(filters);
    }
    this.arrive(values);
    this.update();
  };
}

function said(filters: CardListFilters): string {
  return JSON.stringify(serializeBoardFilters(filters));
}
