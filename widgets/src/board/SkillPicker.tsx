import type { Facets } from '@crewdock/contract/market';
import { SKILL_SEARCH_MAX } from '@crewdock/contract/limits';
import type { Client } from '@crewdock/sdk/client';
import type { PickedSkill } from '@crewdock/sdk/market/card-list';
import { rankOptions } from '@crewdock/sdk/rank-options';
import { Component, type TargetedFocusEvent, type TargetedKeyboardEvent, type VNode } from 'preact';
import { Icon } from '../kit/icons.tsx';
import type { BoardSay } from './words.ts';

interface SkillPickerProps {
  call: Client;
  say: BoardSay;
  /** Skills of the results with their counts, most frequent first. */
  known: Facets['skills'];
  picked: PickedSkill[];
  onPick: (skills: PickedSkill[]) => void;
}

/** An option of the combobox: a facet value has a label and a count; a skill found by the API has a name. */
interface Option {
  id: number;
  label?: string;
  name?: string;
  count?: number;
}

interface SkillPickerState {
  open: boolean;
  text: string;
  active: number;
  /** Skills that the API finds for the search text, also by alias. Null while loading. */
  found: PickedSkill[] | null;
}

const SEARCH_DELAY = 200;
const CLOSED: SkillPickerState = { open: false, text: '', active: -1, found: [] };

/**
 * A combobox that adds and removes skills. Arrow keys move the active option, Enter selects it, Escape closes the list.
 */
export class SkillPicker extends Component<SkillPickerProps, SkillPickerState> {
  override state: SkillPickerState = CLOSED;
  #flight = new AbortController();

  override componentWillUnmount(): void {
    this.#flight.abort();
  }

  override render({ picked, say }: SkillPickerProps, { open, text, active, found }: SkillPickerState): VNode {
    const options = this.#options();
    const listed = open && options.length > 0;
    return (
      <div class="picker" onFocusOut={this.#left}>
        <div class="field" part="field">
          <Icon name="add" />
          <input
            role="combobox"
            aria-label={say('skills')}
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? 'skills' : undefined}
            aria-activedescendant={listed && active >= 0 ? `skill-${active}` : undefined}
            autocomplete="off"
            placeholder={say('addSkills')}
            maxLength={SKILL_SEARCH_MAX}
            value={text}
            onInput={(event) => void this.#search(event.currentTarget.value)}
            onClick={() => this.setState({ open: true })}
            onKeyDown={this.#key}
          />
        </div>
        {open && (
          <div class="popup" part="popup" onPointerDown={(event) => event.preventDefault()}>
            {listed ? (
              <ul id="skills" role="listbox" aria-label={say('skills')} aria-multiselectable="true">
                {options.map(({ id, label, name = label!, count }, index) => (
                  <li
                    key={id}
                    id={`skill-${index}`}
                    role="option"
                    class={index === active ? 'option active' : 'option'}
                    ref={index === active ? intoView : undefined}
                    aria-selected={picked.some((skill) => skill.id === id)}
                    onClick={() => this.#toggle({ id, name })}
                  >
                    <Icon name="check" />
                    {name}
                    {count !== undefined && <span class="count">{count}</span>}
                  </li>
                ))}
              </ul>
            ) : (
              <p class="muted" role="status">
                {say(found ? 'noOption' : 'loadingOptions')}
              </p>
            )}
          </div>
        )}
      </div>
    );
  }

  /**
   * Returns the options for the search text: skills found by the API, best match first, then other matching skills of
   * the results.
   */
  #options(): Option[] {
    const { text, found } = this.state;
    const named = rankOptions(this.props.known, text);
    const best = (found ?? []).map((skill): Option => named.find(({ id }) => id === skill.id) ?? skill);
    return [...best, ...named.filter(({ id }) => best.every((option) => option.id !== id))];
  }

  async #search(text: string): Promise<void> {
    this.#flight.abort();
    const { signal } = (this.#flight = new AbortController());
    const search = text.trim();
    this.setState({ open: true, text, active: search ? 0 : -1, found: search ? null : [] });
    if (!search) return;
    await new Promise((resume) => setTimeout(resume, SEARCH_DELAY));
    if (signal.aborted) return;
    // If the request fails, the skills of the results remain available.
    const found = await this.props.call('GET /market_2/skills/', { query: { search }, signal }).catch(() => []);
    if (!signal.aborted) this.setState({ found });
  }

  #toggle(skill: PickedSkill): void {
    const { picked, onPick } = this.props;
    const others = picked.filter(({ id }) => id !== skill.id);
    onPick(others.length < picked.length ? others : [...picked, skill]);
    if (this.state.text) void this.#search('');
  }

  #key = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    const { open, active } = this.state;
    const options = this.#options();
    const move = (to: number) => {
      event.preventDefault();
      this.setState({ open: true, active: options.length ? (to + options.length) % options.length : -1 });
    };
    if (event.key === 'ArrowDown') move(open ? active + 1 : Math.max(active, 0));
    else if (event.key === 'ArrowUp') move(Math.max(active, 0) - 1);
    else if (event.key === 'Enter' && open && options[active]) {
      event.preventDefault();
      const { id, label, name = label! } = options[active];
      this.#toggle({ id, name });
    } else if (event.key === 'Escape' && open) {
      // Prevents Escape from also closing a dialog that contains the widget.
      event.preventDefault();
      event.stopPropagation();
      this.#close();
    }
  };

  #left = (event: TargetedFocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) this.#close();
  };

  #close(): void {
    this.#flight.abort();
    this.setState(CLOSED);
  }
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
