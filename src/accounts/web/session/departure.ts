/**
 * Going of one's own accord: from the first word to the server until the sign-in service has forgotten who was here.
 * Calls under way are refused meanwhile, and those that begin wait, to be made by whoever is here then.
 */
export class Departure {
  #underWay = 0
  #done: Promise<unknown> = Promise.resolve()

  get isUnderWay(): boolean {
    return this.#underWay > 0
  }

  during(go: () => Promise<void>): Promise<void> {
    this.#underWay++
    const going = go().finally(() => this.#underWay--)
    // What fails is said to whoever asked for it.
    this.#done = Promise.allSettled([this.#done, going])
    return going
  }

  /** Once all is over; says whether anything was under way. */
  async over(): Promise<boolean> {
    const { isUnderWay } = this
    await this.#done
    return isUnderWay
  }
}
