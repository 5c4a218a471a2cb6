/**
 * What a platform says of a question that one here is tied to. It is shown beside what this house says, and never
 * becomes part of any number here.
 */
import type { Told } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import type { Platform, Resolution } from './platform.ts'
import { chanceIn, lineIn } from './said.ts'

export type ForecastElsewhere = {
  id: string
  question: string
  /** Null where it is resolved: then the last one stands. */
  chance: number | null
  forecasters: number | null
  volume: number | null
  closes: string | null
  resolution: Resolution | null
}

/** Throws `SourceFault`: what is closed and not resolved says nothing new, and what is no chance is none. */
export function readForecast(platform: Platform, told: Told, address: Record<string, string>, now: Date) {
  const { chance, isOpen, ...said } = platform.parse(told, address)
  const question = lineIn(said.question)
  if (question === '') throw new SourceFault('other-shape', 'It names no question.')
  if (said.resolution !== null) return { ...said, question, chance: null } satisfies ForecastElsewhere
  if (!isOpen || (said.closes !== null && Date.parse(said.closes) <= now.getTime())) throw new SourceFault('takes-none')
  return { ...said, question, chance: chanceIn(chance()) } satisfies ForecastElsewhere
}
