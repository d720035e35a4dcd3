import type { Profile } from '@crewdock/contract/profile';
import { useMutation } from '@tanstack/react-query';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../../api.ts';
import { Hint } from '../../ui/primitives/Hint.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { Switch } from '../../ui/primitives/Switch.tsx';
import { keepProfile } from '../queries.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { SettingsControlSection } from '../Section.tsx';

/**
 * Preferences for market news and for bulk email from staff. Market news is turned off immediately, but turned on only
 * by a confirmation link in an email.
 */
export function NewsSection({ profile }: { profile: Profile }) {
  const change = useMutation({
    mutationFn: (body: { is_subscribed?: boolean; gets_mails?: boolean }) => call('PATCH /profile/', { body }),
    onSuccess(changed, wanted) {
      keepProfile(changed);
      if (changed.is_subscribed === (wanted.is_subscribed ?? changed.is_subscribed))
        showNotice({ text: t(messages.saved) });
    },
    onError: tellRefusal,
  });
  const shown = { ...profile, ...(change.isPending && change.variables) };
  const isAsked = change.isSuccess && change.variables.is_subscribed && !profile.is_subscribed;
  return (
    <SettingsControlSection title={t(messages.newsTitle)} about={t(messages.newsAbout)}>
      <Switch
        isSelected={shown.is_subscribed}
        isReadOnly={change.isPending}
        onChange={(is_subscribed) => change.mutate({ is_subscribed })}
      >
        {t(messages.newsLabel)}
      </Switch>
      <Hint role="status">{isAsked && t(messages.newsLinkSent, { email: profile.email })}</Hint>
      <Switch
        isSelected={shown.gets_mails}
        isReadOnly={change.isPending}
        onChange={(gets_mails) => change.mutate({ gets_mails })}
      >
        {t(messages.announcementsLabel)}
      </Switch>
    </SettingsControlSection>
  );
}
