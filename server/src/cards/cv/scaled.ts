import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Matches style properties in points; all others are ratios, colors or keywords. */
const LENGTH =
  /^(fontSize|width|height|top|right|bottom|left|(padding|margin|border)(Top|Right|Bottom|Left)?(Width|Radius)?)$/;

/** Returns a copy of a design with all lengths scaled, except the lengths of the page. */
export function scaleDesign(element: ReactElement, by: number): ReactElement {
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
    ...childrenOf(children).map((child) => (isValidElement(child) ? scaleDesign(child, by) : child)),
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

/** Scales a style value if it is a length: a number, or a string of several numbers. */
function length(key: string, value: unknown, by: number): unknown {
  if (!LENGTH.test(key)) return value;
  if (typeof value === 'number') return value * by;
  if (typeof value !== 'string' || !/^-?[\d. -]+$/.test(value)) return value;
  return value
    .split(' ')
    .map((each) => Number(each) * by)
    .join(' ');
}
