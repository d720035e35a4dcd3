import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { type MarketUrlView, viewString } from '@crewdock/sdk/market/view';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../api.ts';
import { copyText } from '../ui/patterns/clipboard.ts';
import { showNotice, notifyError } from '../ui/patterns/notices.ts';

/** Creates a short link to a view and copies the link to the clipboard. */
export async function shareMarketView(kind: CardKind, view: MarketUrlView): Promise<void> {
  const type = KINDS[kind].market;
  try {
    const { hash } = await call('POST /market/{type}/', { params: { type }, body: { query: viewString(view) } });
    const copied = await copyText(`${location.origin}/market/${type}/${hash}`);
    if (copied) showNotice({ text: t(messages.linkCopied) });
  } catch {
    notifyError();
  }
}
