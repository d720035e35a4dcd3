import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  createContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { Form as AriaForm } from 'react-aria-components/Form';
import { styled } from 'styled-components';
import type { Submission } from './useSubmit.ts';

interface Props<Field extends string> {
  form: Submission<Field>;
  /** Names the form to screen readers, where a page has several. */
  'aria-label'?: string;
  /** Hears of every keystroke, with all values. */
  onValues?: (values: Record<Field, string>) => void;
  children: ReactNode;
}

/** What the parts of a form know of it. */
export const FormState = createContext<Pick<Submission, 'isPending' | 'failure'>>({ isPending: false, failure: null });

/** A form that shows each error at its field and takes the focus to the first one. */
export function Form<Field extends string>({ form, onValues, children, ...props }: Props<Field>) {
  const { errors, failure, isPending } = form;
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const bad = [...(element.current?.elements ?? [])].find((field) => nameOf(field) in errors);
    (bad as HTMLElement | undefined)?.focus();
  }, [errors]);

  const hear = useEffectEvent(({ target }: Event) => {
    if (!element.current || !(target instanceof Element) || !element.current.contains(target)) return;
    onValues?.(valuesOf(element.current));
    // An error goes as soon as it is mended, not when the field is left: then a press of the button would make it move away.
    if (target.ariaInvalid === 'true') target.dispatchEvent(new Event('change'));
  });
  // With the fields, so that nothing typed is missed.
  useLayoutEffect(() => {
    // Above React's own listener, so that fields have heard of it before.
    document.addEventListener('input', hear);
    return () => document.removeEventListener('input', hear);
  }, []);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void form.run(valuesOf(event.currentTarget));
  }

  /** An error of the last attempt must not hold up the next one; the browser looks at the fields right after this click. */
  function forgetErrors({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('[type=submit]') && errors) flushSync(form.forget);
  }

  return (
    <FormState value={{ isPending, failure }}>
      <Fields
        {...props}
        ref={element}
        method="post"
        validationErrors={errors}
        onSubmit={send}
        onClickCapture={forgetErrors}
      >
        {children}
      </Fields>
    </FormState>
  );
}

/** A tick that isn't there is ''. */
function valuesOf<Field extends string>(form: HTMLFormElement): Record<Field, string> {
  const data = new FormData(form);
  const names = [...form.elements].map(nameOf).filter(Boolean);
  return Object.fromEntries(names.map((name) => [name, data.get(name) ?? ''])) as Record<Field, string>;
}

function nameOf(field: Element): string {
  return field.getAttribute('name') ?? '';
}

const Fields = styled(AriaForm)`
  display: grid;
  /* A text area would grow sideways with what is typed. */
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
