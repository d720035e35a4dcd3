import bannedCopy from '../../../scripts/banned-copy.txt?raw';
import messagesPage from '../../../docs/partners/messages.md?raw';
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
import { MESSAGE_KEYS } from '../kit/message-keys.ts';
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
 * Attributes without effect in server rendering: the rendering server is always the portal, visitors' data stays in the
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

const LANGUAGES = import.meta.glob<Translation>('../languages/??.ts', { import: 'default', eager: true });

test('widgets are translated to nine languages in addition to English, two of them right to left', () => {
  expect(Object.keys(LANGUAGES)).toHaveLength(9);
  const rightToLeft = Object.entries(LANGUAGES).filter(([, { isRightToLeft }]) => isRightToLeft);
  expect(rightToLeft.map(([path]) => path)).toEqual(['../languages/ar.ts', '../languages/he.ts']);
});

/** Keys of levels and durations, whose English names the API provides. */
const DICTIONARY_KEYS = Object.keys(MESSAGE_KEYS['crewdock-talent-market']).filter((key) => /_\d$/.test(key));
const BOTH_BOARDS = { ...kitWords, ...boardWords };
const ALL_FORMS = { ...kitWords, ...formWords, ...popupWords };
/** English messages by tag name. */
const ENGLISH = {
  'crewdock-talent-market': { ...BOTH_BOARDS, ...talentWords },
  'crewdock-job-board': { ...BOTH_BOARDS, ...jobWords, ...formWords, ...applyWords },
  'crewdock-contact-us': { ...ALL_FORMS, ...contactWords },
  'crewdock-resources-subscribe': { ...ALL_FORMS, ...subscribeWords },
};

test.each(Object.entries(ENGLISH))('%s accepts the keys of its texts as messages, and no others', (tag, words) => {
  const dictionary = 'seniority' in words ? DICTIONARY_KEYS : [];
  const accepted = Object.keys(MESSAGE_KEYS[tag as keyof typeof ENGLISH]);
  expect(accepted.toSorted()).toEqual([...Object.keys(words), ...dictionary].toSorted());
});

/** Reads the tables of the page by heading: English messages by key. */
function readMessagesPage(): Record<string, Record<string, string>> {
  const [, ...sections] = messagesPage.split(/^## /m);
  const rows = (section: string) =>
    [...section.matchAll(/^\| `(\w+)` +\| `(.*?)` +\|$/gm)].map(([, key, text]) => [key, text!.replaceAll('\\|', '|')]);
  return Object.fromEntries(sections.map((section) => [section.split('\n')[0], Object.fromEntries(rows(section))]));
}

test.each(Object.entries(LANGUAGES))('%s names countries in its language', (path, { countries }) => {
  const [language] = path.match(/..(?=\.ts$)/)!;
  expect(countries).toMatchObject({ PL: expect.any(String), US: expect.any(String) });
  expect(countries['DE']).toBe(new Intl.DisplayNames(language, { type: 'region' }).of('DE'));
  expect(countries).not.toHaveProperty('ZZ');
});

test('the partners’ page of messages lists every key with its English text', () => {
  const { 'Levels and durations': dictionary, ...others } = readMessagesPage();
  expect(Object.keys(dictionary!)).toEqual(DICTIONARY_KEYS);
  expect(others).toEqual({
    'All widgets': kitWords,
    'Talents and jobs': boardWords,
    Talents: talentWords,
    Jobs: jobWords,
    'Application form': applyWords,
    'All forms': formWords,
    Popups: popupWords,
    'Contact form': contactWords,
    'Subscription form': subscribeWords,
  });
});

test('English texts contain no phrase that the language guide bans', () => {
  const banned = bannedCopy.split('\n').filter((line) => line && !line.startsWith('#'));
  const found = Object.values(ENGLISH).flatMap((words) =>
    Object.values(words).filter((text) => banned.some((phrase) => new RegExp(phrase).test(text))),
  );
  expect(found).toEqual([]);
});

test.each(Object.entries(LANGUAGES))('%s is complete and uses the same values in every text', (_, language) => {
  const english = {
    all: {
      ...kitWords,
      ...boardWords,
      ...formWords,
      ...popupWords,
      ...Object.fromEntries(DICTIONARY_KEYS.map((key) => [key, ''])),
    },
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
