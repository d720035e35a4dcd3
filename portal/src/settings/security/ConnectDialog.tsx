import { useQuery } from '@tanstack/react-query';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../../api.ts';
import { PROVIDER_NAMES, type Provider, openProviderPage } from '../../auth/social/providers.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { twoFactorQuery } from '../queries.ts';
import { OwnerFields } from './OwnerFields.tsx';

/** Asks for the password, because the connected account can then sign in without it, and opens the provider's page. */
export function ConnectDialog({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const { data, error, refetch } = useQuery(twoFactorQuery);
  const name = PROVIDER_NAMES[provider];
  const form = useSubmit<'password' | 'code'>(async ({ password, code }) => {
    const { location } = await call('POST /auth/{provider}/connect/start/', {
      params: { provider },
      body: { password, ...(code && { code }) },
    });
    openProviderPage(location);
  });
  return (
    <Dialog title={t(messages.connectProvider, { provider: name })} isOpen onClose={onClose}>
      <p>{t(messages.connectText, { provider: name })}</p>
      {data ? (
        <Form form={form}>
          <OwnerFields withCode={data.enabled} />
          <FormMessage />
          <DialogActions>
            <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
            <SubmitButton>{t(messages.continueTo, { provider: name })}</SubmitButton>
          </DialogActions>
        </Form>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height={120} />
      )}
    </Dialog>
  );
}
