import type { Drawing, FirstCalls, Served, WidgetRenderer, WidgetToDraw } from '@crewdock/contract/served-widgets';
import { queryString } from '@crewdock/sdk/client';
import type { SearchableCardList } from '@crewdock/sdk/market/card-list';
import kitStyles from '../kit/kit.css?inline';
import boardStyles from '../board/board.css?inline';
import formStyles from '../form/form.css?inline';
import jobStyles from '../job-board/job.css?inline';
import jobsStyles from '../job-board/job-board.css?inline';
import talentStyles from '../talent-market/talent-market.css?inline';
import withoutScript from './without-script.css?inline';
import { hiddenFields } from '../form/hidden-fields.ts';
import { ContactUs } from '../contact-us/element.tsx';
import { JobBoard } from '../job-board/element.tsx';
import { getServedKey } from '../kit/served-key.ts';
import { themeStyles } from '../kit/theme.ts';
import { loadTranslation } from '../kit/words.ts';
import { ResourcesSubscribe } from '../resources-subscribe/element.tsx';
import { TalentMarket } from '../talent-market/element.tsx';
import { serverAttributes, makeNext } from './server-platform.ts';

const ELEMENTS = {
  'talent-market': TalentMarket,
  'job-board': JobBoard,
  'contact-us': ContactUs,
  'resources-subscribe': ResourcesSubscribe,
};

/** Members of a widget element that are used for rendering. */
interface Drawable {
  started: boolean;
  served: Served | undefined;
  shadowRoot: { html: string };
  list?: SearchableCardList<never>;
  shown?: string;
  prepare(): void;
  update(): void;
  say(name: string, values?: Record<string, string>): string;
}

const form = kitStyles + formStyles + withoutScript;
const styles: Record<string, string> = {
  'talent-market': kitStyles + boardStyles + talentStyles + withoutScript,
  'job-board': kitStyles + boardStyles + jobsStyles + withoutScript,
  'job-board.Job': formStyles + jobStyles,
  'contact-us': form,
  'resources-subscribe': form,
};

/** Matches a valid offset of the first card in the URL. */
const FROM = /^\d{1,4}$/;

/**
 * Renders widget elements to HTML; `sdk/build.ts` bundles this file for the server. The output must equal the first
 * rendering in the browser, so this file contains no markup and only controls the order of steps.
 */
export const renderer: WidgetRenderer = {
  styles,
  themeStyles,
  hiddenFields,
  async subscriptionFilters(text) {
    return (await import('../resources-subscribe/filters.ts')).parseResourceFilters(text);
  },
  async say(name, language, word, values) {
    await loadTranslation(language);
    if (name === 'job-board') await fetchPage();
    const element = make({ name, attributes: { language }, page: undefined });
    element.started = true;
    element.update();
    element.started = false;
    return element.say(word, values);
  },
  firstCalls(widget): FirstCalls {
    const element = make(widget);
    const key = getServedKey(element as unknown as HTMLElement);
    if (element.shown) return { key, job: element.shown };
    if (!element.list) return { key };
    const kind = widget.name === 'job-board' ? 'request' : 'talent';
    const asked =
      new URLSearchParams(searchOf(widget)).get(`${widget.attributes['url-state'] || `${kind}s`}.from`) ?? '';
    const from = FROM.test(asked) ? Number(asked) : 0;
    // Facets are included for all offsets, because every server-rendered page shows the filters.
    return { key, list: { kind, query: queryString({ ...element.list.query(from), facets: true }), from } };
  },
  async draw(widget, served, action): Promise<Drawing> {
    await loadTranslation(widget.attributes['language']!);
    if (served.job) await fetchPage(served.job);
    const element = make(widget, served);
    serverAttributes['form'] = action;
    element.started = true;
    element.update();
    // Prevents further renderings of the element.
    element.started = false;
    return {
      html: element.shadowRoot.html,
      styles: served.job ? [widget.name, 'job-board.Job'] : [widget.name],
      title: element.say('title'),
    };
  },
};

/** Loads the code of the job view. */
function fetchPage(job?: Served['job']): Promise<void> {
  makeNext({ attributes: new Map(), search: '' });
  return new JobBoard()['fetchPage'](job);
}

function make(widget: WidgetToDraw, served?: Served): Drawable {
  makeNext({ attributes: new Map(Object.entries(widget.attributes)), search: searchOf(widget) });
  const element = new ELEMENTS[widget.name]() as unknown as Drawable;
  element.served = served;
  element.prepare();
  return element;
}

function searchOf({ page }: WidgetToDraw): string {
  return page === undefined ? '' : new URL(page).search;
}
