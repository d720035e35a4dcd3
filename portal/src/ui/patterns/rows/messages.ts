import { defineMessage } from '@crewdock/contract/message';

// Lists.
export const loading = defineMessage('ui.patterns.rows.loading', 'Loading');
