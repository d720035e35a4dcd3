import type { ResourceQuery } from '@crewdock/contract/resources';
import type { ViewName } from '@crewdock/sdk/market/view';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { Button } from '../../ui/primitives/Button.tsx';

const FORM = 'filters';

/** Name of a filter in the URL of the market or of the available resources. */
export type FilterName = ViewName | keyof ResourceQuery;

/** Returns props that add a field to the native form, regardless of where the field is rendered on the page. */
export function plainField(name: FilterName, value?: string | number) {
  return { form: FORM, name, ...(value !== undefined && { value: String(value) }) };
}

/** A native form that submits the filters in the URL, for use without JavaScript or before hydration. */
export function PlainForm({ action }: { action: string }) {
  // With JavaScript, each change is applied immediately, so the native submit is suppressed.
  return <form id={FORM} action={action} hidden onSubmit={(event) => event.preventDefault()} />;
}

/** Submit button for browsers without JavaScript. */
export function ShowResults() {
  return (
    <noscript>
      <Button type="submit" form={FORM}>
        {t(messages.showResults)}
      </Button>
    </noscript>
  );
}
