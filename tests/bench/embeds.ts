import { launchMeasured } from '../support/chromium.ts';
import { send } from '../support/http.ts';
import { type ProductAddresses, startProduct, temporaryDirectory } from '../support/product.ts';
import { ourEmbeds, THEIR_EMBEDS, theirFiles } from './embeds-drawn.ts';
import { bytesOf, longestOf, scriptOf } from './embeds-measure.ts';
import { median } from './figures.ts';
import { serveSite } from './widget-page.ts';

/**
 * `npm run bench embeds`: measures the cost of rendering our widgets and other companies' embeds, alternating, each in
 * a new page; reports medians. Exits with 1 if one of our widgets takes more script time than `bench widget` allows.
 */
const ROUNDS = 5;
const MOST_SCRIPT = 150;

const directory = temporaryDirectory();
const files = theirFiles(directory.path);
const product = await startProduct(directory.path);
const browser = await launchMeasured();
try {
  const { portal, accounts } = await product.ready();
  const site = await serveSite(portal, files);
  await allowForms(site.origin, accounts);
  const ours = ourEmbeds(site);
  const inTurns = ours.flatMap((own, at) => [own, ...THEIR_EMBEDS.slice(at, at + 1)]);
  const measured = new Map(inTurns.map((embed) => [embed, rounds()]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [embed, times] of measured) {
      times.script.push(await scriptOf(browser, site, embed, 1));
      times.slowScript.push(await scriptOf(browser, site, embed, 4));
      times.slowTask.push(await longestOf(browser, site, embed));
    }
  }
  console.log('| what | Brotli 11 | script 1× | script 4× | longest task 4× |\n| --- | --- | --- | --- | --- |');
  for (const embed of [...ours, ...THEIR_EMBEDS]) {
    const { script, slowScript, slowTask } = measured.get(embed)!;
    const bytes = (await bytesOf(browser, site, embed)).toLocaleString('en');
    const cells = [script, slowScript, slowTask].map((times) => `${median(times).toFixed(1)} ms`);
    console.log(`| ${[embed.name, bytes, ...cells].join(' | ')} |`);
    if (ours.includes(embed) && median(slowScript) > MOST_SCRIPT) process.exitCode = 1;
  }
  site.close();
} finally {
  await browser.close();
  await product.stop();
  directory.remove();
}

/** Allows this origin to send forms: otherwise the forms would also fetch and render a warning for the developer. */
async function allowForms(origin: string, accounts: ProductAddresses['accounts']): Promise<void> {
  const { token } = accounts.find(({ role }) => role === 'Acme Talent superadmin')!;
  const { id } = (await send(product.ports.portal, '/api/companies/acme/')).json;
  const body = { allowed_origins: [origin] };
  await send(product.ports.portal, `/api/companies/${id}/widgets/`, { method: 'PATCH', token, body });
}

/** Milliseconds per round. */
function rounds(): Record<'script' | 'slowScript' | 'slowTask', number[]> {
  return { script: [], slowScript: [], slowTask: [] };
}
