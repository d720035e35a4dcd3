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
import type { FormSubmission } from './useSubmit.ts';

interface Props<Field extends string> {
  form: FormSubmission<Field>;
  /** Accessible name, for pages with several forms. */
  'aria-label'?: string;
  /** Called on every keystroke with all values. */
  onValues?: (values: Record<Field, string>) => void;
  children: ReactNode;
}

/** The submission state, read by the parts of a form such as the submit button. */
export const FormState = createContext<Pick<FormSubmission, 'isPending' | 'failure'>>({
  isPending: false,
  failure: null,
});

/** A form that shows each error at its field and focuses the first invalid field. */
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
    // Clears an error while the user types. On blur, the layout shift would move the button away from the pointer.
    if (target.ariaInvalid === 'true') target.dispatchEvent(new Event('change'));
  });
  // A layout effect, so that the listener exists before the user can type.
  useLayoutEffect(() => {
    // Listens on the document, which is above React's root listener, so that the fields have already handled the event.
    document.addEventListener('input', hear);
    return () => document.removeEventListener('input', hear);
  }, []);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void form.run(valuesOf(event.currentTarget));
  }

  /**
   * Clears the errors of the last attempt, which would block the next one, because the browser validates the fields
   * right after this click.
   */
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

/** Returns the form's values by field name; '' for an unticked checkbox. See `formValue` of `TextField`. */
function valuesOf<Field extends string>(form: HTMLFormElement): Record<Field, string> {
  const data = new FormData(form);
  const named = ([...form.elements] as HTMLElement[]).filter(nameOf);
  const values = named.map((field) => [nameOf(field), field.dataset['formValue'] ?? data.get(nameOf(field)) ?? '']);
  return Object.fromEntries(values) as Record<Field, string>;
}

function nameOf(field: Element): string {
  return field.getAttribute('name') ?? '';
}

const Fields = styled(AriaForm)`
  display: grid;
  /* Prevents a text area from growing horizontally while the user types. */
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
