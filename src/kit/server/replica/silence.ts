/** Nobody waits for somebody who says nothing: what was asked is given up, and whatever is answered later is not heard. */

export type Silence = ReturnType<typeof openSilence>

export function openSilence() {
  const waiting = new Set<(why: Error) => void>()
  return {
    /** The answer, unless `end` comes before. */
    orRejected<Answer>(answer: Promise<Answer>): Promise<Answer> {
      return new Promise((resolve, reject) => {
        waiting.add(reject)
        void answer.then(resolve, reject).finally(() => waiting.delete(reject))
      })
    },
    /** Everybody who waits is told why they need not. */
    end(why: string) {
      for (const reject of waiting) reject(new Error(why))
      waiting.clear()
    },
  }
}

/** The answer, or an error after so long. */
export async function within<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('It does not answer.')), ms)
  answer.catch(() => {}) // where it is too late nobody hears of it
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
