import { defineMessage } from './message.ts';

// Messages that both the server and the portal show.

// Contract types of a resource.
export const contractEngagement = defineMessage('contract.contractEngagement', 'Contract');
export const permanentEngagement = defineMessage('contract.permanentEngagement', 'Permanent');
/** Corp-to-corp: the provider invoices as a company. */
export const c2cEngagement = defineMessage('contract.c2cEngagement', 'C2C');
/** Employment in the US. */
export const w2Engagement = defineMessage('contract.w2Engagement', 'W2');

// Whether a person would relocate for a job.
export const relocationYes = defineMessage('contract.relocationYes', 'Open to relocation');
export const relocationNo = defineMessage('contract.relocationNo', 'Won’t relocate');
