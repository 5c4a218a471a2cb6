/** A connection that tells of statements that took long: their text, in which no value stands. */
import { Client } from 'pg'

type Told = (statement: string, ms: number) => void
type Callback = (...answers: unknown[]) => void

const slowMs = 500
const mostSigns = 300

/** The class of a pool's connections; `told` hears of each statement that takes longer than half a second. */
export function timedClients(told: Told): typeof Client {
  return class extends Client {
    // Typed as a promise by the library, though it has a dozen ways to be called: with a callback, with a query of its own.
    override query(...asked: unknown[]): Promise<never> {
      const [first, last] = [asked[0], asked.at(-1)]
      const began = performance.now()
      const over = () => {
        const ms = performance.now() - began
        if (ms > slowMs) told(statementOf(first), Math.round(ms))
      }
      const ask = super.query as (...how: unknown[]) => Promise<never>
      if (typeof last === 'function') {
        const heard = last as Callback
        return ask.call(this, ...asked.slice(0, -1), (...answers: unknown[]) => {
          over()
          heard(...answers)
        })
      }
      const answer = ask.call(this, ...asked)
      if (answer instanceof Promise) answer.then(over, over)
      return answer
    }
  }
}

/** Values stand in the text only where somebody wrote them into it: these are left out. */
function statementOf(asked: unknown): string {
  const text = typeof asked === 'string' ? asked : String((asked as { text?: unknown }).text ?? '')
  return text
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, mostSigns)
}
