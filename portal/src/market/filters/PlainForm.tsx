import type { ViewName } from '@crewdock/sdk/market/view';
import { Button } from '../../ui/Button.tsx';

const FORM = 'filters';

/** What a field needs to belong to the form, wherever it stands. */
export function plainField(name: ViewName, value?: string | number) {
  return { form: FORM, name, ...(value !== undefined && { value: String(value) }) };
}

/** Sends the filters as an address where there are no scripts, or none yet. */
export function PlainForm({ action }: { action: string }) {
  // The page follows each change by itself.
  return <form id={FORM} action={action} hidden onSubmit={(event) => event.preventDefault()} />;
}

/** Shows the results of what is ticked where nothing happens by itself. */
export function ShowResults() {
  return (
    <noscript>
      <Button type="submit" form={FORM}>
        Show results
      </Button>
    </noscript>
  );
}
