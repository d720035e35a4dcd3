import { useStore } from '@nanostores/react';
import { t } from '../i18n/translate.ts';
import { $session } from '../session/session.ts';
import { Tabs } from '../ui/primitives/Tabs.tsx';
import * as messages from './messages.ts';

/**
 * Tabs: all resources, the user's resources (for staff, the staff table), and imports. Renders nothing for users
 * without permission to offer resources. `imports` is the number of imports.
 */
export function ResourceTabs({ imports }: { imports?: number | undefined }) {
  const session = useStore($session);
  const offers = session && (session.type !== 1 || session.company !== null);
  if (!offers) return null;
  return (
    <Tabs
      label={t(messages.tabsLabel)}
      tabs={[
        { to: '/available-resources', label: t(messages.allTab) },
        session.staff
          ? { to: '/admin-panel/available-resources', label: t(messages.staffTab) }
          : { to: '/available-resources/mine', label: t(messages.mineTab) },
        {
          to: '/available-resources/imports',
          label: t(messages.importsTab),
          ...(imports !== undefined && { count: imports }),
        },
      ]}
    />
  );
}
