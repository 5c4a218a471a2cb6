/** How likely is it that a member turns out as its world needs it, and who says so? */
import { isMet } from '#kit/comparison-words.ts'
import { chanceOfOutcome, forecastChanceOf, modelChanceOf } from '#predictions/outcome-chance.ts'
import { chanceOfMeeting } from '#series/series-chance.ts'
import type { Known } from '../known-world.ts'
import type { ScenarioNumbers } from '../numbers.ts'
import type { Member } from '../scenario.ts'

export type MemberChance = ScenarioNumbers['members'][number]
type Given = Extract<MemberChance, { probability: number }>
type OutcomeMember = Extract<Member, { outcome: string }>
type ThresholdMember = Exclude<Member, OutcomeMember>

export function memberChance(member: Member, known: Known): MemberChance {
  return 'outcome' in member ? chanceOfPrediction(member, known) : chanceOfThreshold(member, known)
}

function chanceOfThreshold({ to, at, comparison, threshold }: ThresholdMember, { trends }: Known): MemberChance {
  const trend = trends[to]
  if (!trend) return { to, version: null, probability: null, why: 'not-seen' }
  const { version } = trend
  const series = trend.at[at]
  if (!series) return { to, version, probability: null, why: 'no-projection' }
  const said = chanceOfMeeting(series, comparison, threshold)
  if (said.refused === 'observed')
    return {
      to,
      version,
      probability: isMet(said.observed, comparison, threshold) ? 1 : 0,
      from: 'observed',
      validated: true,
    }
  if (said.refused !== null) return { to, version, probability: null, why: said.refused }
  return { to, version: said.version, probability: said.probability, from: 'model', validated: said.validated }
}

/**
 * A question that counts only under a condition comes out as needed if the condition does, and then it does: P(A and B)
 * = P(B) P(A | B).
 */
function chanceOfPrediction({ to, outcome }: OutcomeMember, { predictions }: Known): MemberChance {
  const known = predictions[to]
  if (!known) return { to, version: null, probability: null, why: known === null ? 'no-forecast' : 'not-seen' }
  const { version, condition } = known
  const said = chanceOfOutcome(known, outcome)
  if (said.probability === null) return { to, version, ...said }
  if (condition && said.from !== 'observed') {
    if (condition.probability === null) return { to, version, probability: null, why: 'no-forecast' }
    const given = {
      on: condition.on,
      outcome: condition.outcome,
      ...(condition.or && { or: condition.or }),
      probability: condition.probability,
      said: said.probability,
    }
    return { to, version, ...said, probability: given.probability * given.said, given }
  }
  return { to, version, ...said, ...besides(said.from, known, outcome) }
}

/** What else is said of it: by the series that decides it, and by the forecast where that does not lead alone. */
function besides(
  from: Given['from'],
  known: NonNullable<Known['predictions'][string]>,
  outcome: string,
): Pick<Given, 'model' | 'forecast' | 'forecastBy'> {
  if (from === 'observed' || from === 'model') return {}
  const model = modelChanceOf(known.model, outcome)
  const forecast = isBeside.has(from) ? forecastChanceOf(known.forecast, outcome) : null
  const whose = from === 'crowd' ? known.forecast?.from : undefined
  return {
    ...(model !== null && { model }),
    ...(forecast !== null && { forecast, ...(whose && { forecastBy: whose }) }),
  }
}

/** Where the forecast is not itself what leads. */
const isBeside: ReadonlySet<Given['from']> = new Set(['pool', 'crowd'])
