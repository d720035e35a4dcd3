import type { Message } from '@crewdock/contract/message';
import type { CompanyState } from '@crewdock/contract/staff/companies';
import * as messages from './messages.ts';

export const PATH = '/admin-panel/companies';

export const COMPANY_STATE_LABELS: Record<CompanyState, Message<object>> = {
  open: messages.openState,
  closing: messages.closingState,
};
