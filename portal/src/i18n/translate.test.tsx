import { defineMessage } from '@crewdock/contract/message';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Trans } from './Trans.tsx';
import { t } from './translate.ts';

const found = defineMessage('test.found', '{count, plural, one {# job} other {# jobs}} of <b>{name}</b>');
const empty = defineMessage('test.empty', '{kind, select, talent {No talents} other {No jobs}}');

describe('t', () => {
  it('renders plurals, choices and parameters', () => {
    expect(t(found, { count: 1200, name: 'Ada' })).toBe('1,200 jobs of <b>Ada</b>');
    expect(t(empty, { kind: 'request' })).toBe('No jobs');
  });

  it('renders escape sequences of values unchanged and isolates right-to-left values', () => {
    expect(t(found, { count: 1, name: String.raw`\u0041` })).toBe(String.raw`1 job of <b>\u0041</b>`);
    expect(t(found, { count: 1, name: 'דנה' })).toBe('1 job of <b>\u2068דנה\u2069</b>');
  });
});

describe('Trans', () => {
  it('renders elements for tags and parameters', () => {
    const html = renderToStaticMarkup(
      <Trans message={found} values={{ count: 1, name: <i>Ada</i> }} components={{ b: <b /> }} />,
    );
    expect(html).toBe('1 job of <b><i>Ada</i></b>');
  });

  it.each(['<0/>', '<b>x</b>', String.raw`\u0041`])('renders the value %s as text', (name) => {
    const html = renderToStaticMarkup(<Trans message={found} values={{ count: 1, name }} components={{ b: <b /> }} />);
    expect(html).toBe(`1 job of <b><bdi dir="auto">${name.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</bdi></b>`);
  });
});
