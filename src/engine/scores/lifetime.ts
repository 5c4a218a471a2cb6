/** Over which time is a question scored? Over its scheduled life, whether or not it resolved before the end of it. */
import { InvalidInput, mustBeFinite } from '../invalid-input.ts'

/**
 * When a question opened, was to close, and did close; in days or any other unit that the forecasts use too. A question
 * closes early when its outcome comes early. Shares of time are of the whole scheduled life: else whoever forecasts
 * what happens soon would be scored on a shorter, easier question.
 */
export type Lifetime = { readonly opens: number; readonly closes: number; readonly closed: number }

/** Throws `InvalidInput` unless the question opens before it was to close, and closed between the two. */
export function mustBeLifetime({ opens, closes, closed }: Lifetime): void {
  mustBeFinite('opens', opens)
  mustBeFinite('closes', closes)
  mustBeFinite('closed', closed)
  if (!(closes > opens)) throw new InvalidInput('closes', `must lie after the opening (${opens}), not at ${closes}`)
  if (!(closed >= opens && closed <= closes))
    throw new InvalidInput('closed', `must lie between opening (${opens}) and schedule (${closes}), not at ${closed}`)
}

/**
 * Whether the question closed before its time. Such questions mostly had one kind of outcome: what could only happen,
 * not fail to happen, early.
 */
export function closedEarly({ closes, closed }: Lifetime): boolean {
  return closed < closes
}
