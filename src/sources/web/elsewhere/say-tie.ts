/** How a question elsewhere stands, for operators. */
import { sayDay } from '#kit/dates.ts'
import { stateTitles } from '../../elsewhere/words.ts'
import type { TiedThere } from './call-elsewhere.ts'

/** 'not readable. The answer holds no chance between 0 and 1. It says 7. Last in order on 21 Nov 2026.' */
export function sayTie({ state, why, whyOff, seenAt, checkedAt, platform }: TiedThere): string {
  if (whyOff) return `off. ${whyOff}`
  if (platform.number === null) return 'a link.'
  if (!checkedAt) return 'before its first look.'
  const last = seenAt && `${why ? 'Last in order' : 'Looked at'} on ${sayDay(seenAt)}.`
  return [`${stateTitles[why && state === 'active' ? 'broken' : state]}.`, why, last].filter(Boolean).join(' ')
}
