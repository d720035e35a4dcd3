import { useRef, useState } from 'react';
import { CvChooser, CvName, CvRow } from '../../ui/patterns/CvChooser.tsx';
import { DropArea } from '../../ui/patterns/DropArea.tsx';
import { CheckboxField } from '../../ui/patterns/form/CheckboxField.tsx';
import { FieldFrame } from '../../ui/primitives/FieldFrame.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { FieldRefusal, useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { FormPage } from '../../ui/patterns/FormPage.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { Specimen, Specimens } from '../Specimens.tsx';

/** Gallery section: complete forms that succeed, are rejected at a field, fail, or stay pending. */
export function FormSpecimens() {
  const refused = useSubmit(async () => {
    throw new FieldRefusal({ email: 'This address is already in use.' });
  });
  const failed = useSubmit(async () => {
    throw new Error('Example failure');
  });
  const pending = useSubmit(() => new Promise<void>(() => {}));
  return (
    <Specimens title="Forms">
      <Specimen name="FormPage">
        <FormPage title="Sign in" lead="With the address of your account.">
          <Form form={refused} aria-label="Refused at a field">
            <TextField name="email" label="Email" defaultValue="ada@people.example" isRequired />
            <CheckboxField name="terms" missing="Accept the terms first." isRequired>
              I accept the terms
            </CheckboxField>
            <SubmitButton>Send, refused</SubmitButton>
          </Form>
        </FormPage>
      </Specimen>
      <Specimen name="FormMessage">
        <Form form={failed} aria-label="Fails">
          <TextField name="name" label="Group" defaultValue="Engineering" />
          <FormMessage />
          <SubmitButton $kind="danger">Send, fails</SubmitButton>
        </Form>
      </Specimen>
      <Specimen name="SubmitButton">
        <Form form={pending} aria-label="Never ends">
          <SubmitButton $kind="secondary">Send, never ends</SubmitButton>
        </Form>
      </Specimen>
      <Specimen name="CvChooser">
        <ChosenCv />
      </Specimen>
      <Specimen name="DropArea">
        <DropArea onDrop={() => {}}>
          <p>Drop a file here.</p>
        </DropArea>
      </Specimen>
      <Specimen name="Section" isWide>
        <Section title="Name" about="As it stands in mails.">
          <TextField label="Company" defaultValue="Acme Talent" />
        </Section>
      </Specimen>
    </Specimens>
  );
}

function ChosenCv() {
  const button = useRef<HTMLButtonElement>(null);
  const [name, setName] = useState('ada-lovelace.pdf');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <FieldFrame id="cv" label="CV" description="PDF or DOCX." error={problem ?? undefined}>
      <CvRow>
        <CvName>{name}</CvName>
        <CvChooser id="cv" ref={button} hasCv onChoose={(file) => setName(file.name)} onProblem={setProblem} />
      </CvRow>
    </FieldFrame>
  );
}
