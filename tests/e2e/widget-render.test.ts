import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';

/**
 * The widgets are written for Preact and built on a part of it, which has to draw what Preact draws. Both draw the same random
 * trees one after the other into the same place, and have to leave the same page.
 */
const ROOT = resolve(import.meta.dirname, '../..');
const ENTRY = '\0both';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

async function bundle(): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'both',
        resolveId: (id) => (id.endsWith('/both') ? ENTRY : undefined),
        load: (id) =>
          id === ENTRY
            ? `import * as preact from 'preact'; import * as part from '${ROOT}/widgets/src/render/preact.ts';
               import * as string from '${ROOT}/widgets/src/render/string.ts';
               import { hydrate } from '${ROOT}/widgets/src/render/hydrate.ts';
               globalThis.both = { preact, part, string, hydrate };`
            : undefined,
      },
    ],
    build: { write: false, lib: { entry: 'both', formats: ['es'], fileName: 'both' } },
  });
  const [{ output }] = built as unknown as [{ output: { code: string }[] }];
  return output[0]!.code;
}

async function openBoth(): Promise<Page> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle(), type: 'module' });
  // A module runs in its own time.
  await page.waitForFunction(() => 'both' in globalThis);
  return page;
}

interface Library {
  h(type: unknown, props: object | null, ...children: unknown[]): unknown;
  render(child: unknown, into: Element): void;
  Component: new () => { setState(part: object): void };
}

test('random trees are drawn as Preact draws them, and keyed elements stay themselves', async () => {
  const page = await openBoth();
  const differences = await page.evaluate(async () => {
    const { both } = globalThis as unknown as { both: Record<'preact' | 'part', Library> };
    let seed = 1;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const pick = <T>(items: T[]) => items[random(items.length)]!;

    type Tree =
      | null
      | boolean
      | string
      | number
      | Tree[]
      | { tag: string; props: Record<string, unknown>; kids: Tree[] };
    const PROPS: [string, unknown[]][] = [
      ['class', ['a', 'b', undefined]],
      ['hidden', [true, false]],
      ['aria-pressed', [true, false, undefined]],
      ['data-n', [1, 2, null]],
      ['data-t', ['x', '', undefined]],
      ['disabled', [true, false]],
    ];
    const tree = (depth: number): Tree => {
      const kind = random(depth > 3 ? 5 : 12);
      if (kind === 0) return pick([null, false, true]);
      if (kind < 5) return pick(['text', 'other', 7, 0, '']);
      if (kind === 5) return keyed(depth);
      const props = Object.fromEntries(
        PROPS.filter(() => random(3) === 0).map(([name, values]) => [name, pick(values)]),
      );
      const tag = pick(['div', 'p', 'button', 'svg', 'Fn', 'Class']);
      return { tag, props: tag === 'svg' ? {} : props, kids: Array.from({ length: random(4) }, () => tree(depth + 1)) };
    };
    /** A list of keyed elements in a random order, as lists of cards and chips are. */
    const keyed = (depth: number): Tree[] =>
      [1, 2, 3, 4, 5, 6]
        .filter(() => random(3) > 0)
        .toSorted(() => random(3) - 1)
        .map((key) => ({ tag: 'li', props: { key, 'data-key': key }, kids: [tree(depth + 1)] }));

    /** Attributes in one order: in which they were set says nothing. */
    const written = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).toSorted();
      return `<${[node.localName, ...attributes].join(' ')}>${[...node.childNodes].map(written).join('')}</>`;
    };

    const classes = new Map<Library, unknown>();
    const drawn = (library: Library, node: Tree): unknown => {
      if (Array.isArray(node)) return node.map((kid) => drawn(library, kid));
      if (node === null || typeof node !== 'object') return node;
      const kids = node.kids.map((kid) => drawn(library, kid));
      if (node.tag === 'Fn') return library.h(({ children }: { children: unknown }) => children, null, ...kids);
      if (node.tag !== 'Class') return library.h(node.tag, node.props, ...kids);
      if (!classes.has(library)) {
        classes.set(
          library,
          class extends library.Component {
            state = { times: 0 };
            componentDidMount() {
              this.setState({ times: 1 });
            }
            render({ children }: { children: unknown }, { times }: { times: number }) {
              return library.h('b', { 'data-times': times }, children);
            }
          },
        );
      }
      return library.h(classes.get(library), null, ...kids);
    };

    const failures: string[] = [];
    for (let run = 0; run < 150; run++) {
      const places = [both.preact, both.part].map((library) => ({
        library,
        into: document.createElement('div'),
        list: new Map<string, Element>(),
      }));
      for (let step = 0; step < 6; step++) {
        const list = keyed(2);
        const next: Tree = { tag: 'main', props: {}, kids: [tree(0), { tag: 'ul', props: {}, kids: [list] }, tree(1)] };
        for (const { library, into } of places) library.render(drawn(library, next), into);
        await new Promise((settled) => setTimeout(settled));
        const [preact, part] = places.map(({ into, list: before }) => {
          const kept = [...into.querySelectorAll('ul > li')].map((element) => {
            const key = (element as HTMLElement).dataset['key']!;
            const same = !before.has(key) || before.get(key) === element;
            before.set(key, element);
            return same;
          });
          // What left is forgotten: it comes back as another element.
          for (const key of before.keys()) if (!into.contains(before.get(key)!)) before.delete(key);
          return JSON.stringify([written(into), kept]);
        });
        if (preact !== part) failures.push(`run ${run}, step ${step}:\n${preact}\n${part}`);
      }
    }
    return failures.slice(0, 3);
  });
  expect(differences).toEqual([]);
  await page.close();
});

test('random trees that a server has written are taken over node by node', async () => {
  const page = await openBoth();
  const differences = await page.evaluate(() => {
    const { both } = globalThis as unknown as {
      both: {
        part: Library;
        string: { render(child: unknown, into: { html: string }): void };
        hydrate(into: Element): () => void;
      };
    };
    const { h, render, Component } = both.part;
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const pick = <T>(items: T[]) => items[random(items.length)]!;
    const TEXTS = ['text', ' ', '<b>&amp;"\'</b>', '\r\n\r', '\u00a0\u2028', '</template><!--', 0, 7, '', null, false];
    const ATTRIBUTES = {
      class: 'a "b" <c>',
      hidden: true,
      disabled: false,
      'aria-pressed': false,
      'data-n': 0,
      title: '\r&lt;',
    };
    class Box extends Component {
      render({ children }: { children: unknown }) {
        return ['before', h('i', { 'data-box': 1 }, children), 'after'];
      }
    }
    const attributes = () => Object.fromEntries(Object.entries(ATTRIBUTES).filter(() => random(3) === 0));
    const tree = (depth: number): unknown => {
      const kind = random(depth > 3 ? 3 : 9);
      if (kind < 3) return pick(TEXTS);
      const kids = Array.from({ length: random(5) }, () => tree(depth + 1));
      if (kind === 3) return kids;
      if (kind === 4) return h(({ children }: { children: unknown }) => children, null, ...kids);
      if (kind === 5) return h(Box, null, ...kids);
      if (kind === 6) return h('svg', { viewBox: '0 0 1 1' }, h('path', { d: 'M0 0' }), h('path', { d: 'M1 1' }));
      if (kind === 7) return h('input', { type: 'text', value: pick(['', 'a"b']), onInput: () => {} });
      return h(
        pick(['div', 'span', 'section']),
        { ...attributes(), key: random(2) ? depth + random(99) : undefined },
        ...kids,
      );
    };
    const written = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      // A value is an attribute where a server has written it, and a property anyway.
      const named = [...node.attributes].filter(({ name }) => name !== 'value');
      const own = named.map(({ name, value }) => `${name}=${value}`).toSorted();
      const value = (node as HTMLInputElement).value ?? '';
      return `<${[node.localName, ...own, value].join(' ')}>${[...node.childNodes].map(written).join('')}</>`;
    };
    const failures: string[] = [];
    for (let run = 0; run < 400; run++) {
      const start = seed;
      const next = () => {
        seed = start;
        return h('main', null, tree(0), tree(0), tree(0));
      };
      const out = { html: '' };
      both.string.render(next(), out);
      const place = document.createElement('div');
      place.innerHTML = out.html;
      const before = [...place.querySelectorAll('*')];
      both.hydrate(place);
      render(next(), place);
      const fresh = document.createElement('div');
      render(next(), fresh);
      const now = [...place.querySelectorAll('*')];
      const same = now.length === before.length && now.every((node, at) => node === before[at]);
      if (!same || written(place) !== written(fresh)) {
        failures.push(`run ${run}: ${same}\n${out.html}\n${written(place)}\n${written(fresh)}`);
      }
    }
    return failures.slice(0, 2);
  });
  expect(differences).toEqual([]);
  await page.close();
});
