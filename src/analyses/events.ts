/** What the log of events tells of analyses. It says whose they are, and nothing of what was asked. */
import { z } from 'zod'
import { eventKind } from '#kit/events/event.ts'

const data = z.object({ account: z.string() })

/** Ordered, further on with the work, or over. */
export const analysisProgressed = eventKind({ name: 'analysis.progressed', data, notice: () => null })
const analysisGone = eventKind({ name: 'analysis.gone', data, notice: () => null })

export const analysisEvents = [analysisProgressed, analysisGone] as const
