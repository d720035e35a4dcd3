import kitStyles from '../kit/kit.css?inline';
import marketStyles from './talent-market.css?inline';
import type { TalentMarketElement, TalentMarketEventMap } from '@crewdock/sdk';
import { createClient } from '@crewdock/sdk/client';
import { createTalentList, type TalentList, type TalentListState } from '@crewdock/sdk/market/talent-list';
import { WidgetElement, reflect } from '../kit/element.ts';
import { themeStyles } from '../kit/theme.ts';
import { talentMarket } from './TalentMarket.tsx';

const TAG = 'crewdock-talent-market';
const ATTRIBUTES = ['company', 'brand-color', 'font-color', 'color-scheme', 'target'] as const;

type OwnEvents = Pick<TalentMarketEventMap, Extract<keyof TalentMarketEventMap, `crewdock-${string}`>>;

/**
 * Defines `<crewdock-talent-market>` for the portal at `origin`; a second definition, of whatever version, changes
 * nothing. docs/widgets.md has its attributes, slots, parts, variables and events.
 */
export function defineTalentMarket(origin: string): void {
  if (customElements.get(TAG)) return;
  const styles = new CSSStyleSheet();
  styles.replaceSync(kitStyles + marketStyles);
  const call = createClient({ origin });

  class TalentMarket extends WidgetElement<OwnEvents> {
    static readonly observedAttributes: readonly string[] = ATTRIBUTES;
    #list: TalentList | undefined;
    #company: string | null = null;
    #unsubscribe = () => {};

    constructor() {
      super(styles);
    }

    attributeChangedCallback(attribute: string): void {
      if (!this.started) return;
      if (attribute === 'company') {
        this.stop();
        this.start();
      } else {
        this.#draw();
      }
    }

    reload(): void {
      this.#list?.load();
    }

    protected start(): void {
      const { company } = this;
      if (!this.#list || this.#company !== company) this.#list = createTalentList(call, company);
      this.#company = company;
      this.#unsubscribe = this.#list.subscribe(this.#changed);
      addEventListener('online', this.#online);
      this.#draw();
      if (this.#list.state().loading) this.#list.load();
    }

    protected stop(): void {
      this.#unsubscribe();
      this.#list!.stop();
      removeEventListener('online', this.#online);
    }

    #draw(): void {
      const list = this.#list!;
      const { company } = list.state();
      this.ownStyles.replaceSync(
        themeStyles(this.brandColor ?? company?.brand_color, this.fontColor ?? company?.font_color),
      );
      this.draw(
        talentMarket({
          list,
          call,
          origin,
          target: this.target ?? '_blank',
          direction: getComputedStyle(this).direction as 'ltr' | 'rtl',
          onOpen: ({ id, public_id }, url) => this.emit('crewdock-card-open', { id, public_id, url }, true),
        }),
      );
    }

    #changed = (now: TalentListState, before: TalentListState): void => {
      this.#draw();
      if (now.loading || !before.loading) return;
      const { error, total, filters } = now;
      if (error) this.emit('crewdock-error', { status: error.status, ...error.body });
      else if (before.loading === 'more') this.#focusCard(before.items.length);
      else if (!before.facets) this.emit('crewdock-ready', { company: this.#company, total });
      else this.emit('crewdock-search', { filters: { ...filters, skills: filters.skills.map(({ id }) => id) }, total });
    };

    /** The keyboard goes on where the button was: at the first of the new cards. */
    #focusCard(index: number): void {
      this.shadowRoot!.querySelectorAll('a')[index]?.focus();
    }

    #online = (): void => {
      if (this.#list!.state().error?.status === 0) this.reload();
    };
  }

  interface TalentMarket extends Omit<TalentMarketElement, keyof HTMLElement> {}

  reflect(TalentMarket, ATTRIBUTES);
  customElements.define(TAG, TalentMarket);
}
