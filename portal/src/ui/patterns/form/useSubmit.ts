import { useRef, useState } from 'react';
import { type Failure, handleFormError, getFieldErrors } from './failure.ts';

export { FieldRefusal } from './failure.ts';

/** State of a form submission, used by `Form` and by the page. */
export interface FormSubmission<Field extends string = string> {
  /** Submits the values; ignored while a submission is pending. Resolves to true on success. */
  run: (values: Record<Field, string>) => Promise<boolean>;
  isPending: boolean;
  /** The server's errors by field name. */
  errors: Record<string, string>;
  /** The error of the whole form; null if there is none. */
  failure: Failure | null;
  /** Clears `errors` and `failure` before the next attempt. */
  forget: () => void;
}

const NONE: Record<string, string> = {};

/**
 * Provides the state of a form submission. `send` receives the values of the named fields ('' for an unticked checkbox)
 * and can throw API errors. The field names must be those of the API, so that the API's issues can be assigned to
 * fields.
 */
export function useSubmit<Field extends string>(
  send: (values: Record<Field, string>) => Promise<void>,
): FormSubmission<Field> {
  const running = useRef(false);
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState(NONE);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function run(values: Record<Field, string>) {
    if (running.current) return false;
    running.current = true;
    setPending(true);
    forget();
    try {
      await send(values);
      return true;
    } catch (error) {
      const found = getFieldErrors(error, Object.keys(values));
      setErrors(found);
      if (Object.keys(found).length === 0) setFailure(handleFormError(error));
      return false;
    } finally {
      running.current = false;
      setPending(false);
    }
  }

  function forget() {
    setErrors(NONE);
    setFailure(null);
  }

  return { run, isPending, errors, failure, forget };
}
