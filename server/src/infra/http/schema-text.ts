/** Properties of JSON Schema that this API's OpenAPI document uses. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** Formats a schema for people, like a TypeScript type, with the limits of each field in a comment. */
export function schemaText(schema: JsonSchema): string {
  return typeText(schema, '');
}

/** Formats the constraints of a value, without its type: `1–160 characters, "" by default`. */
export function limitsText(schema: JsonSchema): string {
  const { pattern, format, minLength, maxLength, minItems, maxItems } = schema;
  const limits = [
    rangeText(schema.minimum, schema.maximum),
    unitText(minLength, maxLength, 'characters'),
    unitText(minItems, maxItems, 'entries'),
    pattern !== undefined && format === undefined ? `matches ${pattern}` : '',
    'default' in schema ? `${JSON.stringify(schema.default)} by default` : '',
  ];
  return limits.filter(Boolean).join(', ');
}

function typeText(schema: JsonSchema, indent: string): string {
  const { type, items, properties, additionalProperties } = schema;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.map((one) => typeText(one, indent)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(type)) return type.map((one) => typeText({ ...schema, type: one }, indent)).join(' | ');
  if (type === 'array') return listText(items ?? {}, indent);
  if (properties && Object.keys(properties).length > 0) return objectText(schema, indent);
  if (typeof additionalProperties === 'object') return `{ [name]: ${typeText(additionalProperties, indent)} }`;
  if (type === 'object') return '{}';
  return schema.format ?? type ?? 'any';
}

function listText(items: JsonSchema, indent: string): string {
  const several = items.anyOf ?? items.oneOf ?? items.enum ?? [items.type].flat();
  const entry = typeText(items, indent);
  return several.length > 1 ? `(${entry})[]` : `${entry}[]`;
}

function objectText({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const limits = limitsText(schema);
    const field = `${name}${required.includes(name) ? '' : '?'}: ${typeText(schema, inner)}`;
    return `${inner}${field}${limits && `  // ${limits}`}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** Formats a numeric range. Omits bounds that are only the limits of the number type. */
function rangeText(minimum?: number, maximum?: number): string {
  const from = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum;
  const to = maximum === Number.MAX_SAFE_INTEGER || maximum === 2 ** 31 - 1 ? undefined : maximum;
  return unitText(from, to, '');
}

function unitText(from: number | undefined, to: number | undefined, unit: string): string {
  if (from === undefined && to === undefined) return '';
  if (to === undefined) return `at least ${from} ${unit}`.trimEnd();
  if (from === undefined) return `at most ${to} ${unit}`.trimEnd();
  return (from === to ? `${to} ${unit}` : `${from}–${to} ${unit}`).trimEnd();
}
