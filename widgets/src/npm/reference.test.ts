import page from '../../../docs/partners/reference.md?raw';
import guide from '../../../docs/partners/README.md?raw';
import readme from '../../../sdk/README.md?raw';
import { MAJOR, VERSION } from '@crewdock/sdk/version';
import { servedWidgets } from '@crewdock/contract/served-widgets';
import { expect, test } from 'vitest';
import { customElements, referencePage, WIDGETS } from '@crewdock/sdk/reference';
import type { Translation } from '../kit/translation.ts';
import { boardWords } from '../board/words.ts';
import { contactWords } from '../contact-us/words.ts';
import { popupWords } from '../form/popup-words.ts';
import { formWords } from '../form/words.ts';
import { applyWords } from '../job-board/apply-words.ts';
import { jobWords } from '../job-board/words.ts';
import { kitWords } from '../kit/words.ts';
import { subscribeWords } from '../resources-subscribe/words.ts';
import { talentWords } from '../talent-market/words.ts';
import * as elements from './all.ts';

interface Manifest {
  modules: {
    declarations: {
      name: string;
      tagName: string;
      attributes: { name: string; fieldName: string }[];
      events: { name: string }[];
    }[];
  }[];
}

test('the reference lists all attributes of the elements and no others', () => {
  const { modules } = customElements() as Manifest;
  const written = Object.fromEntries(
    modules.map(({ declarations: [element] }) => [
      element!.name,
      element!.attributes.map(({ name }) => name).toSorted(),
    ]),
  );
  const real = Object.entries(elements).map(([name, element]) => [
    name,
    [...(element as unknown as { observedAttributes: string[] }).observedAttributes].toSorted(),
  ]);
  expect(written).toEqual(Object.fromEntries(real));
});

test('the partners’ reference page contains the tables of the reference', () => {
  const words = (text: string) => text.replace(/[\s-]+/g, ' ');
  expect(words(page)).toBe(words(referencePage()));
});

test('the guide installs the package from the portal, never from the npm registry', () => {
  for (const text of [guide, readme]) {
    const commands = text.match(/npm (install|i|add) \S+/g);
    expect(commands).toEqual([`npm install https://talents.example.com/widgets/v${MAJOR}/crewdock-sdk-${VERSION}.tgz`]);
  }
});

/**
 * Attributes without effect in server rendering: the portal is always the rendering server, visitors' data stays in the
 * page, the portal must not redirect to other sites, and popups need JavaScript.
 */
const IN_BROWSERS = WIDGETS.flatMap(({ attributes }) =>
  attributes.filter(({ input, isOfPage }) => input.kind === 'portal' || isOfPage).map(({ name }) => name),
);

test('a server-rendered widget accepts all attributes except browser-only ones, and the parameters in the guide', () => {
  const [, table] = /\n(\| parameter [^]*?)\n\n/.exec(guide)!;
  const besides = [...table!.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name!);
  expect(besides).toEqual(['page', 'dir', 'nonce']);
  const { modules } = customElements() as Manifest;
  for (const { declarations } of modules) {
    const { tagName, attributes } = declarations[0]!;
    const names = attributes.map(({ name }) => name).filter((name) => !IN_BROWSERS.includes(name));
    const served = servedWidgets[tagName.replace('crewdock-', '') as keyof typeof servedWidgets].shape;
    expect(Object.keys(served).toSorted(), tagName).toEqual([...names, ...besides].toSorted());
  }
});

const LANGUAGES = import.meta.glob<Translation>('../languages/*.ts', { import: 'default', eager: true });

test('widgets are translated to nine languages in addition to English, two of them right to left', () => {
  expect(Object.keys(LANGUAGES)).toHaveLength(9);
  const rightToLeft = Object.entries(LANGUAGES).filter(([, { isRightToLeft }]) => isRightToLeft);
  expect(rightToLeft.map(([path]) => path)).toEqual(['../languages/ar.ts', '../languages/he.ts']);
});

test.each(Object.entries(LANGUAGES))('%s is complete and uses the same values in every text', (_, language) => {
  const english = {
    all: { ...kitWords, ...boardWords, ...formWords, ...popupWords },
    talents: talentWords,
    jobs: { ...jobWords, ...applyWords },
    contact: contactWords,
    subscribe: subscribeWords,
  };
  const said = (word: unknown) =>
    typeof word === 'function' ? [1, 2, 3, 5, 11, 22, 103].map((n) => String(word(n))).join() : String(word);
  const values = (word: unknown) => [...new Set(said(word).match(/\{\w+\}/g))].toSorted();
  for (const [widget, words] of Object.entries(english)) {
    const translated = language[widget as keyof typeof english];
    expect(Object.keys(translated).toSorted(), widget).toEqual(Object.keys(words).toSorted());
    for (const [name, word] of Object.entries(words)) expect(values(translated[name]), name).toEqual(values(word));
  }
});
