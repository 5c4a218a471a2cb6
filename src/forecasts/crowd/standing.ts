/** What stands of each person, whoever spoke last at the end. */
export class Standing<T> {
  readonly #said = new Map<string, T>()

  /** Null takes back what they said. */
  take(person: string, said: T | null): void {
    this.#said.delete(person)
    if (said !== null) this.#said.set(person, said)
  }

  all(): T[] {
    return [...this.#said.values()]
  }
}
