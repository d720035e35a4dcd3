/** Returns the list with the value added or removed. */
export function withTick<T>(values: readonly T[] | undefined, value: T, on: boolean): T[] {
  const others = (values ?? []).filter((other) => other !== value);
  return on ? [...others, value] : others;
}
