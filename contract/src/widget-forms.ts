import { z } from 'zod';
import { text } from './fields.ts';
import { CONSENT_MAX, HIDDEN_FIELDS_MAX, HIDDEN_FIELD_MAX, HIDDEN_FIELD_NAME_MAX, VISITED_PAGE_MAX } from './limits.ts';

/** Written as an address is, every character of a value may have nine. */
const WRITTEN_MAX = HIDDEN_FIELDS_MAX * (HIDDEN_FIELD_NAME_MAX + HIDDEN_FIELD_MAX * 9 + 2);
const NAME = new RegExp(`^[a-z][\\w.-]{0,${HIDDEN_FIELD_NAME_MAX - 1}}$`, 'i');

/** What a partner's page sent along with a form, by names. It comes from a browser: anybody may have written it. */
export const HiddenFields = z.record(z.string(), z.string());
export type HiddenFields = z.infer<typeof HiddenFields>;

/** What a widget's form sends besides what was typed. */
export const WidgetForm = {
  /** Address of the page around it. Receipts lead back there where it is on the site that sends, without what stands behind its path. */
  page: text(VISITED_PAGE_MAX).optional(),
  /**
   * The company's words that were ticked, as they were shown: those of `GET /widgets/options/`, where there are any. A refusal of
   * others has them as its message.
   */
  consent: text(CONSENT_MAX).optional(),
  /**
   * What the page sends along, written as in an address, also in forms: `utm_source=news&plan=pro`. Names begin with a letter and have
   * letters, digits, `_`, `.` and `-`; values are a line of plain text.
   */
  hidden_fields: text(WRITTEN_MAX)
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
