import BellRing from 'lucide-react/icons/bell-ring';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import ListChecks from 'lucide-react/icons/list-checks';
import Palette from 'lucide-react/icons/palette';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import type { ReactNode } from 'react';
import { type Location, NavLink, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { MOBILE, NARROW } from '../ui/styles/screen.ts';
import { LeaveGuard } from '../ui/patterns/LeaveGuard.tsx';
import { discardDrafts, hasDrafts } from './drafts.ts';
import { pageWidth } from '../ui/styles/pageWidth.ts';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { useCurrentInSight } from '../ui/hooks/useCurrentInSight.ts';

const PLACES = [
  { to: '/settings/profile', label: messages.profilePage, icon: CircleUserRound },
  { to: '/settings/security', label: messages.securityPage, icon: ShieldCheck },
  { to: '/settings/appearance', label: messages.appearancePage, icon: Palette },
  { to: '/settings/subscriptions', label: messages.subscriptionsPage, icon: BellRing },
  { to: '/settings/activity', label: messages.activityPage, icon: ListChecks },
  { to: '/settings/account', label: messages.accountPage, icon: UserRoundCog },
];

/** Frame of all settings pages, with the navigation between them. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const places = useCurrentInSight();
  const { pathname } = useLocation();
  const current = PLACES.find(({ to }) => to === pathname);
  return (
    <Layout>
      <h1>
        {t(messages.title)}
        {current && <VisuallyHidden>– {t(current.label)}</VisuallyHidden>}
      </h1>
      <Places ref={places} aria-label={t(messages.title)}>
        {PLACES.map(({ to, label, icon: Icon }) => (
          <Place key={to} to={to}>
            <Icon aria-hidden="true" />
            {t(label)}
          </Place>
        ))}
      </Places>
      <div>{children}</div>
      <LeaveGuard isAtRisk={areDraftsLeft} onLeave={discardDrafts}>
        {t(messages.unsavedChanges)}
      </LeaveGuard>
    </Layout>
  );
}

/** Whether a navigation would discard drafts, which are kept only between settings pages. */
function areDraftsLeft(to?: Location): boolean {
  return hasDrafts() && !to?.pathname.startsWith('/settings');
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: 184px minmax(0, 1fr);
  gap: 32px 72px;
  ${pageWidth}
  padding-block: 40px 120px;

  > h1 {
    grid-column: 1 / -1;
    font-size: 1.5rem;
  }

  ${MOBILE} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding-block: 28px 80px;
  }
`;

const Places = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 2px;
  align-self: start;
  position: sticky;
  inset-block-start: 24px;
  margin-inline-start: -10px;

  ${MOBILE} {
    position: static;
    flex-direction: row;
    gap: 4px;
    margin-inline: -24px;
    padding-inline: 14px;
    border-block-end: 1px solid var(--line);
    overflow-x: auto;
    scrollbar-width: none;
  }

  ${NARROW} {
    margin-inline: -16px;
    padding-inline: 6px;
  }
`;

const Place = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 34px;
  padding-inline: 10px;
  border-radius: var(--radius);
  color: var(--muted);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  transition:
    background-color var(--swift),
    color var(--swift);

  &:hover {
    background: var(--hover);
    color: var(--text);
  }

  &[aria-current='page'] {
    background: var(--hover);
    color: var(--text);
  }

  ${MOBILE} {
    min-block-size: 44px;
    border-block-end: 2px solid var(--unmarked);
    border-radius: var(--radius) var(--radius) 0 0;
    outline-offset: -2px;

    > .lucide {
      display: none;
    }

    &[aria-current='page'] {
      border-color: var(--accent);
      background: transparent;
    }
  }
`;
