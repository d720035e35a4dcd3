import { randomInt, randomUUID } from 'node:crypto';
import { ask } from '../fixtures/api.ts';
import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { demoPerson, newAddress, pathOf, type Person, storageOf } from '../fixtures/people.ts';
import { post } from '../e2e/work-ground.ts';
import type { Look } from '../fixtures/open-page.ts';

export interface NewCompany {
  id: number;
  name: string;
  slug: string;
  /** Origin of the company's portal. */
  origin: string;
  /** Host of the company's portal without the port. */
  host: string;
  superadmin: Person;
}

/** Creates a white-label company through the API, with a superadmin who has accepted the invitation. */
export async function createCompany(): Promise<NewCompany> {
  const mark = randomInt(10_000_000);
  const [name, slug] = [`Harbour People ${mark}`, `harbour-${mark}`];
  const [email, password] = [newAddress('olga'), `harbour ${randomUUID()}`];
  const superadmin = { email, first_name: 'Olga', last_name: 'Berg' };
  const { id } = await post(demoPerson('Staff'), '/admin-panel/companies/', { name, slug, superadmin });
  const link = linkOf(await mailTo(email, /^Join /), 'company_invitation');
  const host = `${slug}.localhost`;
  const answer = await ask(pathOf(link), { method: 'POST', host, body: { password } });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  const { token } = answer.json;
  return {
    id,
    name,
    slug,
    origin: new URL(link).origin,
    host,
    superadmin: { name: 'Olga Berg', email, password, token },
  };
}

/** Returns options of `openPage` and `openAs` for a person who is signed in on the company's portal. */
export function createPortalLook(person: Person, origin: string): Look {
  return { options: { ...storageOf(person, origin), baseURL: origin } };
}
