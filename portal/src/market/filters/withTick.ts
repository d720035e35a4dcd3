/** The list with a value in it or without it. */
export function withTick<T>(values: readonly T[] | undefined, value: T, on: boolean): T[] {
  const others = (values ?? []).filter((other) => other !== value);
  return on ? [...others, value] : others;
}
