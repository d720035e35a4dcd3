import formStyles from '../form/form.css?inline';
import jobStyles from './job.css?inline';
import type { RequestDetails } from '@crewdock/contract/cards';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX } from '@crewdock/contract/limits';
import { ApiError, type Client } from '@crewdock/sdk/client';
import { Component, type ComponentChildren, createRef } from 'preact';
import { renderRate, renderSkills } from '../board/card-facts.tsx';
import { type FormDraft, newDraft } from '../form/draft.ts';
import { type FormExtras, WidgetFormView, type FormProps } from '../form/Form.tsx';
import { type FormSay, formWords } from '../form/words.ts';
import { WidgetButton } from '../kit/controls.tsx';
import { State } from '../kit/states.tsx';
import type { Say, kitWords } from '../kit/words.ts';
import { cvField, cvProblem } from './cv.tsx';
import { type JobSay, jobFacts } from './JobCard.tsx';
import type * as QuestionFields from './questions.tsx';
import { richText } from './rich-text.tsx';
import { applyWords } from './apply-words.ts';

export const jobWidgetStyles: string = formStyles + jobStyles;
/** Component for a job's questions; its code is loaded for the first job with questions. */
let asking: typeof QuestionFields | undefined;

/** Loads the additional code for a job with questions. */
export async function fetchQuestions(job: RequestDetails | undefined): Promise<void> {
  if (job?.questions.length) asking ??= await import('./questions.tsx');
}

export const jobWidgetWords: Record<string, string> = { ...formWords, ...applyWords };

export interface JobProps {
  /** Public id of the job. */
  id: string;
  company: string | null;
  call: Client;
  options: FormProps['options'];
  legal: FormProps['legal'];
  onDoubt: () => void;
  say: JobSay & FormSay & Say<typeof kitWords & typeof applyWords>;
  /** Drafts of applications by public job id. */
  drafts: Map<string, FormDraft>;
  prefill: FormProps['prefill'];
  host: HTMLElement;
  /** False if there is no list to go back to. */
  hasList: boolean;
  /** The job from server rendering; undefined without server rendering. */
  first: RequestDetails | undefined;
  /** URL of the list, for use without JavaScript. */
  backHref: string | undefined;
  /** URL of the job's page on the portal. */
  urlOf: (job: RequestDetails) => string;
  onBack: (event: Event) => void;
  onSent: (job: RequestDetails, id: string) => boolean;
  onError: (error: ApiError) => void;
}

interface JobState {
  job?: RequestDetails | undefined;
  error?: ApiError;
  /** Email address to which the receipt was sent. */
  sentTo?: string;
  /** Whether the job's questions have changed since the form was shown. */
  isAnew?: boolean;
}

/** A job with its application form. */
export class JobDetail extends Component<JobProps, JobState> {
  override state: JobState = { job: this.props.first };
  #title = createRef<HTMLHeadingElement>();
  #flight = new AbortController();

  override componentDidMount(): void {
    if (!this.state.job) void this.#load();
    const retry = () => this.state.error?.status === 0 && void this.#load();
    addEventListener('online', retry, { signal: this.#flight.signal });
  }

  override componentWillUnmount(): void {
    this.#flight.abort();
  }

  override render({ say, hasList, backHref, onBack }: JobProps, { job, error }: JobState): ComponentChildren {
    return (
      <article class="job" part="job" aria-busy={!job && !error}>
        {hasList && (
          <WidgetButton href={backHref} onClick={onBack}>
            <span aria-hidden="true" class="arrow">
              ←
            </span>
            {say('back')}
          </WidgetButton>
        )}
        {job ? this.#details(job) : error ? this.#failed(error) : <span class="bone" />}
      </article>
    );
  }

  #details(job: RequestDetails): ComponentChildren {
    const { say, urlOf } = this.props;
    return [
      <h2 key="title" part="name" dir="auto" tabIndex={-1} ref={this.#title}>
        {job.title}
      </h2>,
      <p key="facts" class="muted" part="facts" dir="auto">
        {jobFacts(job, say)}
      </p>,
      <p key="rate" class="rate" part="rate">
        {renderRate(job, say)}
      </p>,
      <div key="skills">{renderSkills(job, say, 50)}</div>,
      <div key="summary" class="summary" part="summary" dir="auto">
        {richText(job.summary)}
      </div>,
      <p key="portal">
        <a class="link" href={urlOf(job)} target="_blank" rel="noopener">
          {say('portal')}
        </a>
      </p>,
      this.#application(job),
    ];
  }

  #application(job: RequestDetails): ComponentChildren {
    const { id, say, call, options, legal, drafts, prefill, host, onDoubt, onSent, onError } = this.props;
    const draft = drafts.get(id) ?? newDraft();
    drafts.set(id, draft);
    const { sentTo, isAnew } = this.state;
    const { questions } = job;
    if (sentTo) {
      return (
        <div key="sent" role="status" tabIndex={-1} class="sent">
          <State name="sent" title={say('sent')} text={say('sentText', { email: sentTo })} />
        </div>
      );
    }
    return [
      <h3 key="apply">{say('apply')}</h3>,
      isAnew && (
        <p key="anew" class="notice" part="error" role="alert">
          {say('questionsChanged')}
        </p>
      ),
      <WidgetFormView
        key="form"
        say={say}
        call={call}
        options={options}
        legal={legal}
        onDoubt={onDoubt}
        draft={draft}
        prefill={prefill}
        host={host}
        label={say('send')}
        fields={[
          { name: 'name', label: say('name'), required: true, max: NAME_MAX, autocomplete: 'name' },
          { name: 'email', label: say('email'), type: 'email', required: true, max: EMAIL_MAX, autocomplete: 'email' },
          { name: 'phone_number', label: say('phone_number'), type: 'tel', max: PHONE_MAX, autocomplete: 'tel' },
          { name: 'message', label: say('message'), type: 'textarea', max: MESSAGE_MAX },
          ...(asking?.questionFields(questions, say) ?? []),
          cvField(say),
        ]}
        check={() =>
          draft.values['message']?.trim() || draft.file ? cvProblem(draft, say) : { message: say('messageOrCv') }
        }
        send={(asked) => this.#send(job, draft, asked)}
        onSent={() => {
          // Moves the focus to the confirmation, because the focused button is removed.
          this.setState({ sentTo: draft.values['email'] }, () =>
            host.shadowRoot!.querySelector<HTMLElement>('.sent')!.focus(),
          );
          drafts.delete(id);
          return onSent(job, draft.id);
        }}
        onError={onError}
      />,
    ];
  }

  async #send(job: RequestDetails, draft: FormDraft, asked: FormExtras): Promise<void> {
    const { call, company } = this.props;
    const { name, email, phone_number, message, consent } = draft.values as Record<'name' | 'email', string> &
      FormDraft['values'];
    const written = { name, email, phone_number, message, consent };
    try {
      await call('POST /requests/{id}/applications/', {
        params: { id: job.public_id },
        query: { company: company ?? undefined },
        body: { ...written, answers: asking?.serializeAnswers(job.questions, draft), cv: draft.file, ...asked },
      });
    } catch (thrown) {
      const error = ApiError.of(thrown);
      const questions = asking?.changedQuestions(error, job.questions, draft);
      if (questions) this.setState({ job: { ...job, questions }, isAnew: true });
      throw questions ? new ApiError(error.status, { ...error.body, issues: undefined }) : error;
    }
  }

  #failed({ status }: ApiError): ComponentChildren {
    const { say, hasList, onBack } = this.props;
    if (status === 404 || status === 410) {
      return (
        <State name="error" title={say('gone')} text={hasList ? say('goneText') : undefined}>
          {hasList && (
            <WidgetButton kind="primary" onClick={onBack}>
              {say('back')}
            </WidgetButton>
          )}
        </State>
      );
    }
    return (
      <State name="error" title={say(status ? 'failed' : 'offline')}>
        <WidgetButton kind="primary" onClick={() => void this.#load()}>
          {say('retry')}
        </WidgetButton>
      </State>
    );
  }

  async #load(): Promise<void> {
    const { id, call, company, onError, hasList } = this.props;
    const { signal } = this.#flight;
    this.setState({ error: undefined });
    try {
      const answer = await call('GET /requests/{id}/', {
        params: { id },
        query: { company: company ?? undefined },
        signal,
      });
      // During a deployment, a server of the previous release might return a job without `questions`.
      const job = { ...answer, questions: answer.questions ?? [] };
      await fetchQuestions(job);
      if (!signal.aborted) this.setState({ job }, () => hasList && this.#title.current?.focus());
    } catch (thrown) {
      if (signal.aborted) return;
      const error = ApiError.of(thrown);
      this.setState({ error });
      onError(error);
    }
  }
}
