import { z } from 'zod';
import { textField } from './fields.ts';
import { CONSENT_MAX, HIDDEN_FIELDS_MAX, HIDDEN_FIELD_MAX, HIDDEN_FIELD_NAME_MAX, VISITED_PAGE_MAX } from './limits.ts';

/** Maximum length of the URL-encoded fields: an encoded character takes up to nine characters. */
const WRITTEN_MAX = HIDDEN_FIELDS_MAX * (HIDDEN_FIELD_NAME_MAX + HIDDEN_FIELD_MAX * 9 + 2);
const NAME = new RegExp(`^[a-z][\\w.-]{0,${HIDDEN_FIELD_NAME_MAX - 1}}$`, 'i');

/**
 * Hidden fields, by name, that a partner's page sent with a form. Untrusted, because the values come from the browser.
 */
export const HiddenFields = z.record(z.string(), z.string());
export type HiddenFields = z.infer<typeof HiddenFields>;

/** Fields that a widget's form sends in addition to the visitor's input. */
export const WidgetForm = {
  /**
   * URL of the embedding page. If the page is on the site that sent the form, receipts link to it, without query and
   * fragment.
   */
  page: textField(VISITED_PAGE_MAX).optional(),
  /**
   * Accepted consent text, exactly as shown; required if `GET /widgets/options/` returns one. If the text is outdated,
   * the error message contains the current text.
   */
  consent: textField(CONSENT_MAX).optional(),
  /**
   * Hidden fields of the page, URL-encoded in JSON bodies and in forms: `utm_source=news&plan=pro`. Names start with a
   * letter and contain letters, digits, `_`, `.` and `-`; values are single lines of plain text.
   */
  hidden_fields: textField(WRITTEN_MAX)
    .transform((written) => Object.fromEntries(new URLSearchParams(written)))
    .pipe(HiddenFields.superRefine(judge))
    .prefault(''),
};

function judge(fields: HiddenFields, { addIssue }: z.core.$RefinementCtx): void {
  const names = Object.keys(fields);
  const refuse = (path: string[], message: string) => addIssue({ code: 'custom', path, message, input: fields });
  if (names.length > HIDDEN_FIELDS_MAX) refuse([], `must be at most ${HIDDEN_FIELDS_MAX} fields`);
  for (const name of names.slice(0, HIDDEN_FIELDS_MAX)) {
    if (!NAME.test(name))
      refuse([name.slice(0, HIDDEN_FIELD_NAME_MAX)], 'must have a name of letters, digits, _, . and -');
    else if (fields[name]!.length > HIDDEN_FIELD_MAX)
      refuse([name], `must have at most ${HIDDEN_FIELD_MAX} characters`);
    else if (/\p{Cc}/u.test(fields[name]!)) refuse([name], 'must be one line of plain text');
  }
}
