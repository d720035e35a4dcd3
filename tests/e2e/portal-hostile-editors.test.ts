import { editAll } from './hostile-editor.ts';
import { hostileProduct } from './hostile-product.ts';
import { test } from '../fixtures/test.ts';

const { at, person, phone } = hostileProduct();

/**
 * Console message about event handlers in pasted markup. Harmless: the editor parses the markup in an inert document,
 * where scripts never run.
 */
const INERT = /^Executing inline event handler violates/;

test('editors accept hostile text in every field, and editors, previews and own cards show it', async ({
  openPage,
}) => {
  const [talents, jobs] = await Promise.all([
    phone(openPage, person('Talent provider'), at().portal, INERT),
    phone(openPage, person('Client'), at().portal, INERT),
  ]);
  await Promise.all([
    editAll(talents, 'talents', `${at().portal}/my/talents/create`),
    editAll(jobs, 'jobs', `${at().portal}/my/jobs/create`),
  ]);
});
