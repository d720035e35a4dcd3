import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import * as account from './account.ts';
import * as application from './application.ts';
import * as company from './company.ts';
import * as contact from './contact.ts';
import * as interview from './interview.ts';
import * as relation from './relation.ts';
import * as subscription from './subscription.ts';

describe.each(Object.entries({ account, application, company, contact, interview, relation, subscription }))(
  'the texts of %s emails',
  (area, texts) => {
    it('have the name of the area and of their constant as id, and compile', () => {
      for (const [name, { id, text }] of Object.entries(texts)) {
        expect(id).toBe(`${area}Emails.${name}`);
        expect(() => compileMessageOrThrow(text)).not.toThrow();
      }
    });
  },
);
