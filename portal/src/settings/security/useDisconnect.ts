import { useMutation } from '@tanstack/react-query';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../../api.ts';
import { PROVIDER_NAMES, type Provider } from '../../auth/social/providers.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { keepProfile } from '../queries.ts';

/** Returns a mutation that disconnects a provider and shows a notice. */
export function useDisconnect() {
  return useMutation({
    mutationFn: (provider: Provider) => call('DELETE /auth/{provider}/connect/', { params: { provider } }),
    onSuccess(changed, provider) {
      keepProfile(changed);
      showNotice({ text: t(messages.disconnected, { provider: PROVIDER_NAMES[provider] }) });
    },
    onError: tellRefusal,
  });
}
