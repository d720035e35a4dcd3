import type {
  ImportFallback,
  ImportFallbackField,
  ImportField,
  ImportMapping,
} from '@crewdock/contract/import-mapping';
import type { ImportPreview } from '@crewdock/contract/imports';
import type { Message } from '@crewdock/contract/message';
import { t } from '../../i18n/translate.ts';
import { FallbackField } from './FallbackField.tsx';
import * as messages from './columns/messages.ts';

interface Props {
  mapping: ImportMapping;
  columns: ImportPreview['columns'];
  onChange: (to: Partial<ImportMapping>) => void;
}

/** Fields for required values of unmapped fields: one value for all rows, or made from another column. */
export function MissingFields({ mapping, columns, onChange }: Props) {
  const { fields, fallbacks = {} } = mapping;
  const change = (field: ImportFallbackField, fallback: ImportFallback | null) => {
    const { [field]: _, ...rest } = fallbacks;
    onChange({ fallbacks: fallback ? { ...rest, [field]: fallback } : rest });
  };
  return getMissingFields(fields).map(({ field, label }) => (
    <FallbackField
      key={field}
      field={field}
      label={t(label)}
      fallback={fallbacks[field] ?? null}
      columns={columns}
      onChange={(fallback) => change(field, fallback)}
    />
  ));
}

interface MissingField {
  field: ImportFallbackField;
  label: Message<object>;
}

/** Returns the fallbacks that are still needed with the mapped fields, so that no hidden fallback fills cells. */
export function keepNeededFallbacks(
  fields: ImportMapping['fields'],
  fallbacks: ImportMapping['fallbacks'] = {},
): ImportMapping['fallbacks'] {
  const needed = getMissingFields(fields).flatMap(({ field }) =>
    fallbacks[field] ? [[field, fallbacks[field]] as const] : [],
  );
  return Object.fromEntries(needed);
}

/** Returns the unmapped name and title fields. If one part of the name is mapped, the other part can be added. */
function getMissingFields(fields: readonly (ImportField | null)[]): MissingField[] {
  const has = (...some: ImportField[]) => some.some((field) => fields.includes(field));
  const missing: MissingField[] = [];
  if (!has('name', 'first_name', 'last_name', 'name_and_title')) missing.push({ field: 'name', label: messages.name });
  if (!has('title', 'name_and_title')) missing.push({ field: 'title', label: messages.title });
  if (has('name', 'name_and_title') || has('first_name') === has('last_name')) return missing;
  return has('first_name')
    ? [...missing, { field: 'last_name', label: messages.lastName }]
    : [...missing, { field: 'first_name', label: messages.firstName }];
}
