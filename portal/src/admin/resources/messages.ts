import { defineMessage } from '@crewdock/contract/message';

// Side panel of an available resource.
export const kindLabel = defineMessage('admin.resources.kindLabel', 'Resource');
export const heading = defineMessage('admin.resources.heading', '{name}, {title}');
export const providerLabel = defineMessage('admin.resources.providerLabel', 'Provider');
/** A provider whose account is deleted. */
export const formerUser = defineMessage('admin.resources.formerUser', 'Former user');
export const portalLabel = defineMessage('admin.resources.portalLabel', 'Portal');
export const statusLabel = defineMessage('admin.resources.statusLabel', 'Status');
export const confirmedLabel = defineMessage('admin.resources.confirmedLabel', 'Confirmed');
export const scoreLabel = defineMessage('admin.resources.scoreLabel', 'Answers');
export const scoreMissing = defineMessage('admin.resources.scoreMissing', 'The provider was never asked');
/** Share of the resources that the provider confirmed in time. */
export const score = defineMessage('admin.resources.score', '{score}% on time');
export const scoreWithHours = defineMessage('admin.resources.scoreWithHours', '{score}% on time, within {hours} h');
export const freeFromLabel = defineMessage('admin.resources.freeFromLabel', 'Free from');
export const rateLabel = defineMessage('admin.resources.rateLabel', 'Rate');
export const placeLabel = defineMessage('admin.resources.placeLabel', 'Location');
export const engagementLabel = defineMessage('admin.resources.engagementLabel', 'Engagement');
export const workAuthorizationLabel = defineMessage('admin.resources.workAuthorizationLabel', 'Work authorization');
export const relocationLabel = defineMessage('admin.resources.relocationLabel', 'Relocation');
export const phoneLabel = defineMessage('admin.resources.phoneLabel', 'Phone');
export const employerLabel = defineMessage('admin.resources.employerLabel', 'Employer');
export const referenceLabel = defineMessage('admin.resources.referenceLabel', 'Reference');
export const editButton = defineMessage('admin.resources.editButton', 'Edit');
export const showCvButton = defineMessage('admin.resources.showCvButton', 'Show CV');
export const placedButton = defineMessage('admin.resources.placedButton', 'Mark as placed');
export const availableButton = defineMessage('admin.resources.availableButton', 'Mark as available');
export const importButton = defineMessage('admin.resources.importButton', 'Show import');
export const historyButton = defineMessage('admin.resources.historyButton', 'History');
