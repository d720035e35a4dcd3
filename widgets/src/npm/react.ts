import type {
  CrewdockAttributes,
  CrewdockElements,
  CrewdockEvents,
  FieldValues,
  Messages,
} from '@crewdock/sdk/elements';
import { PREFIX } from '@crewdock/sdk/version';
import {
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type RefAttributes,
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';

type Tag = keyof CrewdockElements;

/** `crewdock-job-board` → `job-board`. */
type Bare<T extends Tag> = T extends `crewdock-${infer B}` ? B : never;

/** `crewdock-select` → `onSelect`. */
type Handlers<T extends Tag> = {
  [E in keyof CrewdockEvents[T] as E extends `crewdock-${infer Name}` ? `on${Capitalize<Name>}` : never]?: (
    event: CrewdockEvents[T][E],
  ) => void;
};

/** `page-size` → `pageSize`. */
type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;

type Attributes<T extends Tag> = {
  [A in keyof CrewdockAttributes[T] as Camel<A & string>]:
    | CrewdockAttributes[T][A]
    | (A extends 'prefill' | 'hidden-fields' ? FieldValues : never);
};

/** Attributes in camel case, events such as `onSelect`, and all HTML attributes. */
export type WidgetProps<T extends Tag> = Attributes<T> &
  Handlers<T> & { messages?: Messages } & Omit<
    HTMLAttributes<CrewdockElements[T]>,
    keyof Attributes<T> | keyof Handlers<T>
  >;

export type Widget<T extends Tag> = ForwardRefExoticComponent<WidgetProps<T> & RefAttributes<CrewdockElements[T]>>;

/** Events of the widget, as opposed to HTML events. */
const OWN = /^on(Ready|Search|Select|Submit|Error)$/;
const ATTRIBUTES = /^(colorScheme|brandColor|fontColor|pageSize|urlState|hiddenFields|redirectUrl|buttonText)$/;

/** Props that also accept objects, which an attribute can't hold. */
const FIELDS = /^(prefill|hiddenFields)$/;

/** A component that is server-rendered as its tag; the widget's code is loaded in the browser. */
function widget<T extends Tag>(bare: Bare<T>, code: () => Promise<unknown>): Widget<T> {
  const tag = `${PREFIX}-${bare}`;
  const Component = forwardRef<HTMLElement, Record<string, unknown>>(({ messages = null, ...props }, forwarded) => {
    const element = useRef<HTMLElement>(null);
    const handlers = useRef<Record<string, unknown>>({});
    useImperativeHandle(forwarded, () => element.current!, []);
    const attributes: Record<string, unknown> = {};
    const own: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      if (OWN.test(name)) own[`crewdock-${name.slice(2).toLowerCase()}`] = value;
      else attributes[attributeOf(name)] = FIELDS.test(name) && value ? written(value) : value;
    }
    const events = Object.keys(own).toSorted().join(' ');
    // A ref holds the latest handlers, so listeners change only when the set of events changes.
    useEffect(() => {
      handlers.current = own;
    });
    useEffect(() => {
      const leave = new AbortController();
      const hear = (event: Event) => (handlers.current[event.type] as ((event: Event) => void) | undefined)?.(event);
      for (const type of events.split(' ')) if (type) element.current!.addEventListener(type, hear, leave);
      return () => leave.abort();
    }, [events]);
    useEffect(() => {
      (element.current as { messages?: unknown }).messages = messages;
    }, [messages]);
    useEffect(() => {
      void code();
    }, []);
    return createElement(tag, { ...attributes, ref: element });
  });
  Component.displayName = tag;
  return Component;
}

function attributeOf(name: string): string {
  if (name === 'className') return 'class';
  return ATTRIBUTES.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name;
}

function written(fields: unknown): string {
  return `${new URLSearchParams(fields as FieldValues)}`;
}

// Unused widgets are removed by tree shaking, which needs calls that are marked as free of side effects.
export const TalentMarket: Widget<'crewdock-talent-market'> = /* @__PURE__ */ widget(
  'talent-market',
  () => import('./talent-market.ts'),
);
export const JobBoard: Widget<'crewdock-job-board'> = /* @__PURE__ */ widget(
  'job-board',
  () => import('./job-board.ts'),
);
export const ContactUs: Widget<'crewdock-contact-us'> = /* @__PURE__ */ widget(
  'contact-us',
  () => import('./contact-us.ts'),
);
export const ResourcesSubscribe: Widget<'crewdock-resources-subscribe'> = /* @__PURE__ */ widget(
  'resources-subscribe',
  () => import('./resources-subscribe.ts'),
);
