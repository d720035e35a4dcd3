import { text } from './fields.ts';
import { CONSENT_MAX, VISITED_PAGE_MAX } from './limits.ts';

/** What a widget's form sends besides what was typed. */
export const WidgetForm = {
  /** Address of the page around it. Receipts lead back there where it is on the site that sends, without what stands behind its path. */
  page: text(VISITED_PAGE_MAX).optional(),
  /**
   * The company's words that were ticked, as they were shown: those of `GET /widgets/options/`, where there are any. A refusal of
   * others has them as its message.
   */
  consent: text(CONSENT_MAX).optional(),
};
