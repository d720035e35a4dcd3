import { expect, test } from 'vitest';
import { fillIn, newDraft } from './draft.ts';
import { hiddenFields, unfitFields } from './hidden-fields.ts';

test('only the page’s UTM parameters are sent', () => {
  const address = '?utm_source=news&utm_medium=a+b&utm_id=7&token=secret&email=ada%40example.com&UTM_TERM=x';
  expect(hiddenFields(null, address)).toBe('utm_source=news&utm_medium=a+b');
});

test('hidden fields set by the page take precedence over its URL', () => {
  expect(hiddenFields('plan=pro&utm_source=own', '?utm_source=news')).toBe('utm_source=own&plan=pro');
});

test('invalid fields are removed or truncated, and reported to the page’s developer', () => {
  const own = `1st=x&ok=1&long=${'x'.repeat(201)}&lines=a%0Ab&__proto__=x`;
  expect(hiddenFields(own, '')).toBe(`ok=1&long=${'x'.repeat(200)}&lines=a+b`);
  expect(unfitFields(own)).toEqual(['1st', 'long', 'lines', '__proto__']);
  expect(hiddenFields(null, `?utm_source=%00${'x'.repeat(300)}`)).toBe(`utm_source=+${'x'.repeat(199)}`);
  expect(unfitFields('plan=pro&utm_source=x')).toEqual([]);
});

test('prefilled values apply to existing fields until the visitor edits them', () => {
  const draft = newDraft();
  const fields = [{ name: 'name' }, { name: 'email' }];
  fillIn(draft, 'name=Ada&consent=yes&email=ada%40example.com', fields);
  expect(draft.values).toEqual({ name: 'Ada', email: 'ada@example.com' });
  draft.typed['name'] = '';
  const { id } = draft;
  fillIn(draft, 'name=Bela&email=bela%40example.com', fields);
  expect(draft.values).toEqual({ name: '', email: 'bela@example.com' });
  expect(draft.id).not.toBe(id);
});
