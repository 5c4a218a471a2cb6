/**
 * The kinds of events, all of them, and those who read them for all processes. A new kind is a line here, or nobody can
 * read it.
 */
import { signInEnded } from '#accounts/events.ts'
import { analysisEvents } from '#analyses/events.ts'
import { discussionEvents } from '#discussion/events.ts'
import { itemEvents } from '#items/events.ts'
import { bankAnswered, ledgerMoved, membershipDue } from '#membership/events.ts'
import { forecastEvents } from '#forecasts/events.ts'
import { noticesChanged } from '#notices/events.ts'
import { predictionEvents } from '#predictions/events.ts'
import { readersEvents } from '#readers/events.ts'
import { recordMade } from '#record/events.ts'
import { resolutionEvents } from '#resolution/events.ts'
import { seriesObserved } from '#series/events.ts'
import { elsewhereChanged } from '#sources/elsewhere/events.ts'
import { trendCrossed } from '#trends/events.ts'

export const eventKinds = [
  ...itemEvents,
  seriesObserved,
  trendCrossed,
  ...predictionEvents,
  elsewhereChanged,
  ...readersEvents,
  ...forecastEvents,
  ...discussionEvents,
  ...resolutionEvents,
  noticesChanged,
  ledgerMoved,
  membershipDue,
  bankAnswered,
  ...analysisEvents,
  recordMade,
  signInEnded,
] as const
