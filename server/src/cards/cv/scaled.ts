import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** What is measured in points; everything else of a style is a share, a colour or a word. */
const LENGTH =
  /^(fontSize|width|height|top|right|bottom|left|(padding|margin|border)(Top|Right|Bottom|Left)?(Width|Radius)?)$/;

/** A design with everything in it but the page so many times as large. */
export function scaled(element: ReactElement, by: number): ReactElement {
  const { style, children, minPresenceAhead, ...props } = element.props as Props;
  return cloneElement(
    element,
    {
      ...props,
      ...(style && {
        style: Object.fromEntries(Object.entries(style).map(([key, value]) => [key, length(key, value, by)])),
      }),
      ...(minPresenceAhead && { minPresenceAhead: minPresenceAhead * by }),
    } as object,
    ...childrenOf(children).map((child) => (isValidElement(child) ? scaled(child, by) : child)),
  );
}

interface Props {
  style?: Record<string, unknown>;
  children?: ReactNode;
  minPresenceAhead?: number;
}

function childrenOf(children: ReactNode): ReactNode[] {
  if (children === undefined) return [];
  return Array.isArray(children) ? children : [children];
}

/** Lengths are numbers, or several in a row. */
function length(key: string, value: unknown, by: number): unknown {
  if (!LENGTH.test(key)) return value;
  if (typeof value === 'number') return value * by;
  if (typeof value !== 'string' || !/^-?[\d. -]+$/.test(value)) return value;
  return value
    .split(' ')
    .map((each) => Number(each) * by)
    .join(' ');
}
