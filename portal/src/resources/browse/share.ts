import { call } from '../../api.ts';
import { t } from '../../i18n/translate.ts';
import { copyText } from '../../ui/patterns/clipboard.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import type { ResourceView } from '../queries.ts';
import { formatResourceQuery } from '../view.ts';
import { linkCopied } from './messages.ts';

/** Creates a short link to a view and copies the link to the clipboard. */
export async function shareResourceView(view: ResourceView): Promise<void> {
  try {
    const { hash } = await call('POST /available_resources/share/', { body: { query: formatResourceQuery(view) } });
    if (await copyText(`${location.origin}/available-resources/${hash}`)) showNotice({ text: t(linkCopied) });
  } catch (error) {
    tellRefusal(error);
  }
}
