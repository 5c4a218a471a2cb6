/** Work that is done one piece after the other: each owner has a turn, however much another asks for. */
type Piece = () => Promise<void>

export function createTurns() {
  /** In the order of their turns: whoever has had one goes to the end. */
  const waiting = new Map<string, Piece[]>()
  let isBusy = false

  const next = async (): Promise<void> => {
    isBusy = true
    for (;;) {
      const [turn] = waiting
      if (!turn) break
      const [owner, pieces] = turn
      const piece = pieces.shift()
      waiting.delete(owner)
      if (pieces.length > 0) waiting.set(owner, pieces)
      await piece?.() // eslint-disable-line no-await-in-loop
    }
    isBusy = false
  }
  return {
    take<Answer>(owner: string, act: () => Promise<Answer>): Promise<Answer> {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      const piece = async () => {
        try {
          resolve(await act())
        } catch (error) {
          reject(error)
        }
      }
      waiting.set(owner, [...(waiting.get(owner) ?? []), piece])
      if (!isBusy) void next()
      return promise
    },
  }
}
