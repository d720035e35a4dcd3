/**
 * A message for users, in ICU MessageFormat. Each message is declared once, in the catalog of its area.
 * @typeParam Values The message's parameters.
 */
export interface Message<Values> {
  /** `area.name`, where `name` is the name of the exported constant. */
  readonly id: string;
  readonly text: string;
  /** Used only by the type checker. */
  readonly values?: Values;
}

/** Declares a message. The types of its parameters are derived from the text: plurals take numbers. */
export function defineMessage<const Text extends string>(id: string, text: Text): Message<ParametersOf<Text>> {
  return { id, text };
}

/** The parameters of a message in ICU MessageFormat. */
export type ParametersOf<Text extends string> = Flat<Read<Text>['values']>;

type Flat<Values> = { [Name in keyof Values]: Values[Name] };

/** The parameters up to a closing brace or the end, and the text after it. */
interface Part {
  values: object;
  rest: string;
}

type Read<Text extends string, Values = object> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? { values: Values; rest: `${Rest}{${After}` }
    : ReadParameter<After> extends infer Found extends Part
      ? Read<Found['rest'], Found['values'] & Values>
      : never
  : Text extends `${string}}${infer Rest}`
    ? { values: Values; rest: Rest }
    : { values: Values; rest: '' };

/** Reads `name}`, `name, plural, one {…} other {…}}` or `name, select, a {…} other {…}}`. */
type ReadParameter<Text extends string> = Text extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name}, ${string}`
    ? Text extends `${Name}, plural, ${infer Cases}`
      ? ReadCases<Cases, Record<Name, number>>
      : Text extends `${Name}, select, ${infer Cases}`
        ? ReadCases<Cases, Record<Name, string>>
        : never
    : { values: Record<Head, string | number>; rest: Rest }
  : never;

type ReadCases<Cases extends string, Values> = Cases extends `}${infer Rest}`
  ? { values: Values; rest: Rest }
  : Cases extends `${string}{${infer Body}`
    ? Read<Body> extends infer Found extends Part
      ? ReadCases<Found['rest'] extends ` ${infer Next}` ? Next : Found['rest'], Found['values'] & Values>
      : never
    : never;
