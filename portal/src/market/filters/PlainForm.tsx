import type { ViewName } from '@crewdock/sdk/market/view';
import { Button } from '../../ui/primitives/Button.tsx';

const FORM = 'filters';

/** Props that make a field part of the native form, wherever it is rendered. */
export function plainField(name: ViewName, value?: string | number) {
  return { form: FORM, name, ...(value !== undefined && { value: String(value) }) };
}

/** A native form that submits the filters as a URL without scripts, or before hydration. */
export function PlainForm({ action }: { action: string }) {
  // With scripts, the page applies each change itself.
  return <form id={FORM} action={action} hidden onSubmit={(event) => event.preventDefault()} />;
}

/** Submit button for browsers without scripts. */
export function ShowResults() {
  return (
    <noscript>
      <Button type="submit" form={FORM}>
        Show results
      </Button>
    </noscript>
  );
}
