import { useRef, useState } from 'react';
import { type Failure, failureOf, fieldErrorsOf } from './failure.ts';

export { FieldRefusal } from './failure.ts';

/** The state of a form that is sent: what `Form` needs, and what its page may look at. */
export interface Submission<Field extends string = string> {
  /** Sends once: while it is on its way, further calls do nothing. Whether it was taken. */
  run: (values: Record<Field, string>) => Promise<boolean>;
  isPending: boolean;
  /** What the server said of single fields, by their names. */
  errors: Record<string, string>;
  /** What it said of the whole. */
  failure: Failure | null;
  /** Forgets both, before the next attempt. */
  forget: () => void;
}

const NONE: Record<string, string> = {};

/**
 * `send` gets the values of the form's named fields ('' for a tick that isn't there) and throws what `call` throws. Names are the
 * API's, so that its issues find their fields.
 */
export function useSubmit<Field extends string>(
  send: (values: Record<Field, string>) => Promise<void>,
): Submission<Field> {
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
      const found = fieldErrorsOf(error, Object.keys(values));
      setErrors(found);
      if (Object.keys(found).length === 0) setFailure(failureOf(error));
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
