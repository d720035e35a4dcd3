import { expect, test } from 'vitest';
import { campaign, campaignOf, keepCampaign } from './campaign.ts';

test('only the five UTM parameters of a URL are kept, normalized as on the server', () => {
  expect(campaignOf('?utm_source=news&page=2&utm_medium=&token=secret&utm_id=7')).toBe('utm_source=news');
  expect(campaignOf('?utm_source=a&utm_source=b&utm_campaign=may%0Asale')).toBe('utm_source=b&utm_campaign=may+sale');
  expect(campaignOf(`?utm_term=${'x'.repeat(300)}`)).toBe(`utm_term=${'x'.repeat(200)}`);
  expect(campaignOf('')).toBe('');
});

test('the campaign of the landing page is sent along with forms', () => {
  keepCampaign('?utm_source=news');
  expect(campaign()).toBe('utm_source=news');
});
