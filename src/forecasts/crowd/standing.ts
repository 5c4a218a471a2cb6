/** What stands of each person, whoever spoke last at the end. */
export class Standing<T> {
  readonly #said = new Map<string, T>()

  /** Null takes back what they said. */
  take(person: string, said: T | null): void {
    this.#said.delete(person)
    if (said !== null) this.#said.set(person, said)
  }

  /** The oldest first. */
  all(): T[] {
    return [...this.#said.values()]
  }

  get size(): number {
    return this.#said.size
  }

  each(): Iterable<T> {
    return this.#said.values()
  }
}

/** The oldest first. In a crowd of thousands a list in between would take twice as long as the numbers. */
export function numbersOf(standing: Standing<number>): Float64Array {
  const numbers = new Float64Array(standing.size)
  let place = 0
  for (const one of standing.each()) numbers[place++] = one
  return numbers
}
