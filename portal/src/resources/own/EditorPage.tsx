import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { CvField } from '../../card-editor/CvField.tsx';
import { useDictionaries } from '../../card-editor/dictionaries.ts';
import { LoadingHeading } from '../../frame/LoadingHeading.tsx';
import { MissingPage } from '../../frame/MissingPage.tsx';
import { usePageTitle } from '../../frame/pageTitle.ts';
import { t } from '../../i18n/translate.ts';
import { $session } from '../../session/session.ts';
import { BackLink } from '../../ui/patterns/BackLink.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { LeaveGuard } from '../../ui/patterns/LeaveGuard.tsx';
import { ListLayout } from '../../ui/patterns/ListLayout.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { type OwnResource, ownOneQuery } from '../queries.ts';
import { ResourceForm } from './EditorForm.tsx';
import * as messages from './messages.ts';
import { openCv } from './openCv.ts';
import { createResourceForm, type Typed, toResourceForm } from './typed.ts';
import { invalidateResources } from './useOwn.ts';
import { useSave } from './useSave.ts';

/** The lists to which the editor returns after saving. */
const PLACES = {
  own: { to: '/available-resources/mine', label: messages.title },
  staff: { to: '/admin-panel/available-resources', label: messages.staffTitle },
};

export function CreateResourcePage() {
  const [empty] = useState(createResourceForm);
  return <Editor heading={t(messages.newTitle)} start={empty} resource={null} told={t(messages.created)} />;
}

export function EditResourcePage() {
  const { uid = '' } = useParams();
  const { data, error, refetch } = useQuery(ownOneQuery(uid));
  if (data === null) return <MissingPage />;
  if (!data) return error ? <ErrorState level="h1" error={error} onRetry={() => void refetch()} /> : <Loading />;
  return <EditOne key={uid} resource={data} />;
}

function EditOne({ resource }: { resource: OwnResource }) {
  // Keeps the version with which editing began. Another user's version replaces it only after the user has seen it.
  const [from, setFrom] = useState(resource);
  const heading = t(messages.editTitle, { name: resource.name });
  usePageTitle(heading);
  return (
    <Editor
      key={from.own.version}
      heading={heading}
      start={toResourceForm(from)}
      resource={from}
      told={t(messages.updated)}
      onTheirs={setFrom}
    />
  );
}

interface Props {
  heading: string;
  start: Typed;
  /** Null for a new resource. */
  resource: OwnResource | null;
  /** Notice shown after saving. */
  told: string;
  /** Replaces the form's values with another user's version. */
  onTheirs?: (theirs: OwnResource) => void;
}

function Editor({ heading, start, resource, told, onTheirs }: Props) {
  const navigate = useNavigate();
  const place = PLACES[useStore($session)?.staff ? 'staff' : 'own'];
  const known = useDictionaries();
  const [typed, setTyped] = useState(start);
  const [cv, setCv] = useState<File | null>();
  const [isSent, setSent] = useState(false);
  const { save, theirs, sending } = useSave(resource);
  const form = useSubmit<string>(async () => {
    await save(typed, cv);
    showNotice({ text: told });
    setSent(true);
    await invalidateResources();
    await navigate(place.to);
  });
  if (!known.data)
    return known.error ? <ErrorState level="h1" error={known.error} onRetry={known.retry} /> : <Loading />;
  const isChanged = cv !== undefined || JSON.stringify(typed) !== JSON.stringify(start);
  return (
    <ListLayout>
      <BackLink to={place.to}>{t(place.label)}</BackLink>
      <h1>{heading}</h1>
      <Form form={form} aria-label={heading}>
        <div>
          <ResourceForm
            typed={typed}
            known={known.data}
            onChange={setTyped}
            cv={
              <CvField
                download={resource?.own.has_cv_file ? () => openCv(resource.uid) : null}
                cv={cv}
                error={form.errors['cv']}
                sending={sending}
                onChange={(to) => {
                  form.forget();
                  setCv(to);
                }}
              />
            }
          />
        </div>
        <FormMessage />
        {theirs && onTheirs && <Button onPress={() => onTheirs(theirs)}>{t(messages.showLatestButton)}</Button>}
        <Ways>
          <SubmitButton>{t(messages.saveButton)}</SubmitButton>
          <ButtonLink to={place.to}>{t(messages.cancelButton)}</ButtonLink>
        </Ways>
      </Form>
      <LeaveGuard isAtRisk={() => isChanged && !isSent && !form.isPending}>{t(messages.unsavedChanges)}</LeaveGuard>
    </ListLayout>
  );
}

function Loading() {
  return (
    <ListLayout role="status" aria-label={t(messages.loading)}>
      <LoadingHeading />
      <Skeleton $height={420} />
    </ListLayout>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
