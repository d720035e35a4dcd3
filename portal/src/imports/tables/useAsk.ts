import type { Import } from '@crewdock/contract/imports';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { t } from '../../i18n/translate.ts';
import { queryClient } from '../../queryClient.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import * as messages from './messages.ts';
import { importQuery, keepImport } from './queries.ts';

type What = 'cancel' | 'undo' | 'remove';

/** Returns the calls that cancel, undo or remove a whole import. */
export function useAsk({ uid, version }: Pick<Import, 'uid' | 'version'>) {
  const { queryKey } = importQuery(uid);
  const { mutate, isPending } = useMutation({
    async mutationFn({ what, onDone }: { what: What; onDone?: () => void }) {
      // A pending request would replace the new state with an older one.
      await queryClient.cancelQueries({ queryKey });
      if (what === 'remove') {
        await call('DELETE /uploads/{id}/', { params: { id: uid }, query: { version } });
        onDone?.();
        showNotice({ text: t(messages.deleted) });
        return;
      }
      keepImport(await call(`POST /available_resources/imports/{uid}/${what}/`, { params: { uid } }));
    },
    onError: tellRefusal,
    async onSettled() {
      await queryClient.invalidateQueries({ queryKey: ['imports', 'all'] });
    },
  });
  return { ask: (what: What, onDone?: () => void) => mutate({ what, ...(onDone && { onDone }) }), isPending };
}
