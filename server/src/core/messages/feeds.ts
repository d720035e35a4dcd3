import { defineMessage } from '@crewdock/contract/message';

// Strings of job feeds.

export const hourly = defineMessage('feeds.hourly', '{amounts} per hour');
export const monthly = defineMessage('feeds.monthly', '{amounts} per month');
