import { expect, test } from 'vitest';
import { defineTalentMarket } from './index.ts';

test('on a server, without custom elements, it does nothing', async () => {
  await expect(defineTalentMarket({ origin: 'https://portal.invalid' })).resolves.toBeUndefined();
});
