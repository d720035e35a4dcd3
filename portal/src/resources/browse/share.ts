import { call } from '../../api.ts';
import { copyText } from '../../ui/patterns/clipboard.ts';
import { notify } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import type { ResourceView } from '../queries.ts';
import { stringOf } from '../view.ts';

/** Creates a short link to a view and copies it. */
export async function shareView(view: ResourceView): Promise<void> {
  try {
    const { hash } = await call('POST /available_resources/share/', { body: { query: stringOf(view) } });
    if (await copyText(`${location.origin}/available-resources/${hash}`)) notify({ text: 'Link copied' });
  } catch (error) {
    tellRefusal(error);
  }
}
