import type { Profile } from '@crewdock/contract/profile';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { Hint } from '../../ui/Hint.ts';
import { notify } from '../../ui/notices.ts';
import { Switch } from '../../ui/Switch.tsx';
import { keepProfile } from '../queries.ts';
import { tellRefusal } from '../../ui/refusal.ts';
import { Section } from '../Section.tsx';

/** News of the market: off at once, on when the person has followed a mailed link. */
export function NewsSection({ profile }: { profile: Profile }) {
  const change = useMutation({
    mutationFn: (is_subscribed: boolean) => call('PATCH /profile/', { body: { is_subscribed } }),
    onSuccess(changed, wanted) {
      keepProfile(changed);
      if (changed.is_subscribed === wanted) notify({ text: 'Data successfully updated' });
    },
    onError: tellRefusal,
  });
  const wanted = change.isPending ? change.variables : profile.is_subscribed;
  const isAsked = change.isSuccess && change.variables && !profile.is_subscribed;
  return (
    <Section title="News" about="New jobs and talents of the market, by mail.">
      <Switch isSelected={wanted} isReadOnly={change.isPending} onChange={(on) => change.mutate(on)}>
        Send me news of the market
      </Switch>
      <Hint role="status">{isAsked && `We have sent you a link to confirm, to ${profile.email}.`}</Hint>
    </Section>
  );
}
