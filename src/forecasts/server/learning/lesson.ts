/** Makes a lesson of a question that has come out: what the last forecast of each lost, and what stood at four moments. */
import { timeShare } from '#engine/scores/standing-forecast.ts'
import { predictionDetails } from '#predictions/question.ts'
import type { Lesson } from '../../learning/learn.ts'
import type { Standing } from '../../scores/score.ts'
import { knownAt, type Settled, settledOf } from '../../scores/settled.ts'
import type { SaidRow } from '../scores/score-store.ts'
import { standingOf } from '../scores/standing.ts'
import type { TeachingRow } from './teaching-store.ts'

const moments = [0.25, 0.5, 0.75, 1]

/** Null where it has no outcome by now, or is none of yes or no. Its author, who says how it came out, is not in it. */
export async function lessonOf(asked: TeachingRow, said: readonly SaidRow[]): Promise<Lesson | null> {
  const details = predictionDetails.parse(asked.details)
  const settled = settledOf(details)
  const yes = settled?.scoring.yes ?? null
  if (!settled || yes === null || !details.outcome) return null
  const others = said.filter(({ isCounted, forecaster }) => isCounted && forecaster !== asked.author)
  const standing = (await standingOf(details.question, settled, others)).filter((one) => timeShare(one, settled) > 0)
  const happened = settled.outcome === yes
  // Two thousand questions are held at once: of each forecast no more than is learnt from.
  const chances = standing.map(({ forecaster, from, until, masses }) => ({
    from,
    until,
    said: { forecaster, probability: masses[yes] ?? 0 },
  }))
  return {
    resolvedAt: knownAt(details.outcome),
    happened,
    // Of several of one person the last counts: they are in the order in which they were written.
    losses: new Map(
      chances.map(({ said: { forecaster, probability } }) => [forecaster, (probability - Number(happened)) ** 2]),
    ),
    moments: moments.map((share) => momentOf(chances, settled, share)),
  }
}

type Chance = Pick<Standing, 'from' | 'until'> & { said: { forecaster: string; probability: number } }

/** The last moment is that before the outcome could be known. */
function momentOf(chances: readonly Chance[], { opens, closed }: Settled, share: number): Lesson['moments'][number] {
  const at = opens + (closed - opens) * share
  const stood = chances.filter(({ from, until }) => from < at && at <= until)
  return { at, standing: stood.map(({ said }) => said) }
}
