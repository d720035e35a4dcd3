import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from '../support/install-packages.ts';

/** Lighthouse has a separate `package.json`, because only this benchmark needs it. */
const LIGHTHOUSE = join(import.meta.dirname, 'lighthouse');

interface LighthouseResult {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
    runtimeError?: { message: string };
  };
}
type Lighthouse = (address: string, options: object) => Promise<LighthouseResult | undefined>;

/** Scores from 0 to 100; `lcp` and `tbt` in milliseconds. */
export interface Audit {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
}

/**
 * Audits the page with Lighthouse on an emulated phone, through the browser's debugging port. Returns the median of all
 * runs for each figure.
 */
export async function audited(port: number, address: string, runs: number): Promise<Audit> {
  const lighthouse = await loadLighthouse();
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run++) audits.push(await audit(lighthouse, port, address));
  const median = (of: keyof Audit) => audits.map((each) => each[of]).toSorted((a, b) => a - b)[Math.floor(runs / 2)]!;
  const names = Object.keys(audits[0]!) as (keyof Audit)[];
  return Object.fromEntries(names.map((name) => [name, median(name)])) as unknown as Audit;
}

async function loadLighthouse(): Promise<Lighthouse> {
  await installPackages(LIGHTHOUSE);
  const entry = pathToFileURL(join(LIGHTHOUSE, 'node_modules/lighthouse/core/index.js'));
  return ((await import(entry.href)) as { default: Lighthouse }).default;
}

async function audit(lighthouse: Lighthouse, port: number, address: string): Promise<Audit> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  const { categories, audits, runtimeError } = result!.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]!.score ?? 0) * 100);
  const figure = (name: string) => audits[name]!.numericValue!;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(figure('largest-contentful-paint')),
    cls: Number(figure('cumulative-layout-shift').toFixed(4)),
    tbt: Math.round(figure('total-blocking-time')),
  };
}
