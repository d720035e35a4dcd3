import { defineMessage } from '@crewdock/contract/message';

// Texts of job feeds.

export const hourly = defineMessage('feeds.hourly', '{amounts} per hour');
export const monthly = defineMessage('feeds.monthly', '{amounts} per month');
