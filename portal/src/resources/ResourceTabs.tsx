import { useStore } from '@nanostores/react';
import { $session } from '../session/session.ts';
import { Tabs } from '../ui/primitives/Tabs.tsx';

/**
 * Tabs: all resources, the user's resources (for staff: the staff table), and imports. Renders nothing for users who
 * may not offer resources. `imports` is the number of imports.
 */
export function ResourceTabs({ imports }: { imports?: number | undefined }) {
  const session = useStore($session);
  const offers = session && (session.type !== 1 || session.company !== null);
  if (!offers) return null;
  return (
    <Tabs
      label="Available resources"
      tabs={[
        { to: '/available-resources', label: 'All' },
        session.staff
          ? { to: '/admin-panel/available-resources', label: 'For staff' }
          : { to: '/available-resources/mine', label: 'My resources' },
        { to: '/available-resources/imports', label: 'Imports', ...(imports !== undefined && { count: imports }) },
      ]}
    />
  );
}
