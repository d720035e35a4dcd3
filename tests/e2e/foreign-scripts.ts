import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newJob, newTalent } from './own-cards.ts';
import { type Person, newAddress, newPerson } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import { post } from './work-ground.ts';

/** Fixtures with right-to-left text: cards, relations, applications, lists and resources. */
export interface ForeignGround {
  client: Person;
  provider: Person;
  job: { id: number; title: string; path: string };
  talents: { id: number; name: string; path: string }[];
  list: { id: number; path: string };
  /** Unique part of the names and texts in the fixtures. */
  mark: string;
}

const NAMES = ['דנה לוי', 'أحمد (علي) ٣', 'فاطمہ خان', 'Dana דנה Levi'];
const LONG = 'مهندسة برمجيات أولى لأنظمة المدفوعات والخدمات المصرفية عبر الإنترنت (C++/Rust)';

/**
 * Creates a client's job, a provider's talents for it, and related objects, with all texts in Hebrew, Arabic or Urdu.
 */
export async function foreignGround(): Promise<ForeignGround> {
  const mark = String(randomInt(100_000, 1_000_000));
  const [client, provider] = await Promise.all([newPerson('Clara', 1), newPerson('Paul', 2)]);
  await nameAccount(client, 'רות', 'כהן');
  await nameAccount(provider, 'يوسف', 'حداد');
  const skills = [{ name: `נפחות ${mark}`, experience: 5, is_main: true }];
  const experience = [{ title: LONG, company: 'شركة النور', from: '2019-03', to: null, description: 'בנייה (Go).' }];
  const job = await newJob(client, {
    title: `מהנדסת מערכות ${mark}`,
    company_name: 'חברת בדיקות בע"מ',
    summary: '<p>נדרש ניסיון של 5 שנים ב־C++.</p>',
    skills,
    hourly_rate: { min: 30, max: 60 },
  });
  const talents = [];
  for (const name of NAMES) {
    const fields = {
      title: LONG,
      summary: '<p>ניסיון של 12 שנה</p>',
      skills,
      hourly_rate: 45,
      work_experience: experience,
    };
    talents.push(await newTalent(provider, { name: `${name} ${mark}`, ...fields }));
  }
  for (const { id } of talents.slice(0, 3))
    await post(provider, `/talents/${id}/related-request/${job.id}/`, { comment: 'זמינה מיד.' });
  const [first] = talents;
  await post(client, `/requests/${job.id}/related-talent/${first!.id}/confirm/`, {});
  const message = { message: 'שלום, אני מעוניינת.', hidden_fields: 'campaign=חורף', message_id: randomUUID() };
  const body = { name: 'נועה בר', email: newAddress(), ...message };
  await post(client, `/requests/${job.id}/applications/`, body);
  const list = await post(client, '/lists/', { name: `רשימה ${mark}` });
  await post(client, `/lists/${list.id}/items/`, { talent: first!.id, note: 'לשאול על אנגלית.' });
  await post(provider, '/available_resources/', {
    name: `سارة ${mark}`,
    title: LONG,
    summary: 'متاحة الآن.',
    hourly_rate: 45,
  });
  return { client, provider, job, talents, list, mark };
}

async function nameAccount({ token }: Person, first_name: string, last_name: string): Promise<void> {
  const { status, text } = await ask('/profile/', { method: 'PATCH', token, body: { first_name, last_name } });
  if (status !== 200) throw new Error(text);
}

/**
 * Finds right-to-left text in the page, its title, labels and tooltips that is not isolated by `bdi`, `dir="auto"` or
 * Unicode isolates and might therefore reorder the words around it.
 */
export function findMixedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foreign = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
    const isMixed = (text: string) =>
      foreign.test(text.replaceAll(/\u2068[^\u2069]*\u2069/g, '')) && /[a-z]/i.test(text);
    const found: string[] = [];
    if (isMixed(document.title)) found.push(`title: ${document.title}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent!;
      const parent = walker.currentNode.parentElement!;
      if (!foreign.test(text.replaceAll(/\u2068[^\u2069]*\u2069/g, ''))) continue;
      // Skips the initial of a name, and elements that cannot contain markup.
      if (text.trim().length === 1 || parent.closest('script, style, option, textarea')) continue;
      const inherits = getComputedStyle(parent).unicodeBidi === 'plaintext' || parent.closest('[dir="auto"]');
      if (inherits) continue;
      found.push(`text: ${parent.outerHTML.slice(0, 160)}`);
    }
    for (const attribute of ['aria-label', 'title', 'alt'])
      for (const element of document.body.querySelectorAll(`[${attribute}]`)) {
        const text = element.getAttribute(attribute)!;
        if (isMixed(text) && !/^Dana \P{L}/u.test(text)) found.push(`${attribute}: ${text}`);
      }
    return [...new Set(found)];
  });
}
