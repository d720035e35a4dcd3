import { expect, test } from 'vitest';
import { getCampaignParameters, parseCampaignParameters, keepCampaign } from './campaign.ts';

test('only the five UTM parameters of a URL are kept, normalized as on the server', () => {
  expect(parseCampaignParameters('?utm_source=news&page=2&utm_medium=&token=secret&utm_id=7')).toBe('utm_source=news');
  expect(parseCampaignParameters('?utm_source=a&utm_source=b&utm_campaign=may%0Asale')).toBe(
    'utm_source=b&utm_campaign=may+sale',
  );
  expect(parseCampaignParameters(`?utm_term=${'x'.repeat(300)}`)).toBe(`utm_term=${'x'.repeat(200)}`);
  expect(parseCampaignParameters('')).toBe('');
});

test('the campaign of the landing page is sent along with forms', () => {
  keepCampaign('?utm_source=news');
  expect(getCampaignParameters()).toBe('utm_source=news');
});
