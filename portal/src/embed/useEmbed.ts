import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type WidgetConfiguration, readChoice, getValidValues, writeChoice } from './choice.ts';

const CODES = ['html', 'react', 'npm', 'frame', 'mail'] as const;
const WIDTHS = ['desktop', 'tablet', 'phone'] as const;
const SCHEMES = ['light', 'dark'] as const;

export interface WorkbenchDisplay {
  code: (typeof CODES)[number];
  /** Width of the preview; null selects it by the available space. */
  width: (typeof WIDTHS)[number] | null;
  scheme: (typeof SCHEMES)[number];
  pinned: boolean;
}

/** State of the workbench in the URL: the widget configuration and the display settings. */
export function useEmbed() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const choice = useMemo(() => readChoice(new URLSearchParams(search)), [search]);
  const look = useMemo(() => readLook(new URLSearchParams(search)), [search]);

  // A ref, because a second quick change can happen before the page has rendered the first one.
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  const go = (params: URLSearchParams, replace: boolean) => {
    latest.current = params.size > 0 ? `?${params}` : '';
    void navigate({ search: latest.current }, { replace, preventScrollReset: true });
  };

  return {
    choice,
    look,
    /** Switches the widget and keeps the values that the new widget supports. */
    choose(widget: WidgetConfiguration['widget']) {
      const params = new URLSearchParams(latest.current);
      const { values } = readChoice(params);
      go(writeChoice(params, { widget, values: getValidValues(widget, values) }), false);
    },
    /** Sets an attribute; '' removes it. Typing replaces the history entry, picking adds one. */
    set(name: string, value: string, how: 'type' | 'pick' = 'pick') {
      const params = new URLSearchParams(latest.current);
      const { widget, values } = readChoice(params);
      go(writeChoice(params, { widget, values: { ...values, [name]: value } }), how === 'type');
    },
    reset() {
      const params = new URLSearchParams(latest.current);
      go(writeChoice(params, { ...readChoice(params), values: {} }), false);
    },
    show(part: Partial<WorkbenchDisplay>) {
      const params = new URLSearchParams(latest.current);
      const { code, width, scheme, pinned } = { ...readLook(params), ...part };
      const written = { code: code !== 'html' && code, width, scheme: scheme !== 'light' && scheme, pinned };
      for (const [name, value] of Object.entries(written)) {
        if (value) params.set(name, value === true ? '1' : value);
        else params.delete(name);
      }
      go(params, true);
    },
  };
}

export type Embed = ReturnType<typeof useEmbed>;

function readLook(params: URLSearchParams): WorkbenchDisplay {
  return {
    code: oneOf(CODES, params.get('code')),
    width: WIDTHS.find((known) => known === params.get('width')) ?? null,
    scheme: oneOf(SCHEMES, params.get('scheme')),
    pinned: params.get('pinned') === '1',
  };
}

/** Returns the value if `values` contains it, otherwise the first of the values. */
function oneOf<T extends string>(values: readonly T[], value: string | null): T {
  return values.find((known) => known === value) ?? values[0]!;
}
