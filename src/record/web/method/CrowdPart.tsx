/** How many forecasts of people make one number. */
import { pool, pooledLogOdds, poolWeights } from '#engine/crowd/pool.ts'
import { crowdShift } from '#engine/crowd/shift/crowd-shift.ts'
import { median } from '#engine/statistics.ts'
import { chanceOf } from '#engine/units.ts'
import {
  fewestCompared,
  fewestLessons,
  fewestRanked,
  fewestShown,
  mostCurvesShifted,
  mostShifted,
} from '#forecasts/words.ts'
import { sayFineChance, sayNumber } from '#kit/numbers.ts'
import type { MethodExamples } from '../../examples.ts'
import { Learning } from './Learning.tsx'
import styles from './Method.module.css'
import { MethodPart, Result } from './MethodPart.tsx'

/** Made up: where fewer than three have forecast, nothing of theirs is shown. Oldest first. */
const given = [0.2, 0.3, 0.5]

export function CrowdPart({ learning }: Pick<MethodExamples, 'learning'>) {
  return (
    <MethodPart
      name="crowd"
      formula={
        <>
          log-odds = shift + scale Σ wᵢ log(pᵢ / (1 − pᵢ)) / Σ wᵢ, wᵢ = skillᵢ exp(1.5 (√i − √n)), the n-th forecast the
          newest
        </>
      }
      source={
        <p>
          Logarithmic opinion pool: Genest and Zidek 1986. The weights by age are those that Metaculus publishes, half
          as steep again. On public forecasts of another platform the pool came nearer to what happened than its median:
          figures and data stand in the benchmarks of the source. Weighing by past success: Budescu and Chen 2015;
          correcting log-odds: Cox 1958, Satopää et al. 2014.
        </p>
      }
      example={<CrowdExample />}
    >
      <p>
        Whoever is signed in forecasts a question from the day it opens to the end of the day it closes, and changes
        that as often as they like. The newest forecast of each person counts, once their address is confirmed and as
        long as operators have not stopped them. From {fewestShown} people on the page shows what they say together; of
        fewer it would tell what each of them said, and nobody’s name is shown. Who spoke last weighs most, by the order
        in which forecasts came and not by the clock. From {fewestCompared} people on it is also told between which
        chances the middle half of them lie, all counting alike, and what other ways of putting the same forecasts
        together come to. Chances are told in whole per cent, values to about a hundredth of how far the crowd’s reach,
        days that reach over two years by the month: to the last digit they would tell what one of a few people said.
        For the same reason a question that others have forecast can be worded anew and keeps its options and its range.
        What they say is told anew ten seconds after it was told last, with all that was said meanwhile, and kept: the
        page draws how it went from that, a long time in fewer points.
      </p>
      <p>
        Of yes or no and of several options it is a mean of log-odds, each chance taken as 2% at least and 98% at most,
        of options brought back to a sum of 100%. Of a number and of a date what each person says becomes a curve, and
        the crowd’s is the mean of the curves. The crowd is pooled with no other number here. Chances of worlds and of
        conditions are made of what it says where it leads, and follow it at most once an hour.
      </p>
      <p>
        Each night the crowd learns of the questions of yes or no that have come out: those that lists show, that{' '}
        {fewestCompared} people and more forecast, and whose outcome is final and more than its author’s word. Who was
        nearer to what happened than the others weighs more from then on, and who was farther off less: skill = exp(12 A
        / (m + 10)), A being by how much the Brier scores of the others were worse than theirs, summed over m questions,
        in steps of half a doubling from a quarter to four. Before {fewestRanked} questions of one’s own it is 1, and
        nobody’s own question counts for themselves. Of how crowds have erred two numbers are learnt, by which the
        log-odds of those of yes or no are corrected; shrunk to no correction (shift 0 ± 0.5, scale 1 ± 0.2), so that
        few questions change little, and of fewer than {fewestLessons} none is made. Open questions are told anew then,
        which is told apart from what people did; of those that are over nothing changes. Nobody is told how much
        somebody weighs but they themselves, in the file of their account.
      </p>
      <Learning learning={learning} />
      <p>
        Why it moved is worked out between two numbers that were told: the crowd is put together again with only some of
        what happened in between, in every combination, and each sort of happening bears what it adds on average over
        all orders in which they could have come (Shapley 1953). So the parts add up: who came, who changed their
        forecast, who took theirs back, of those who spoke again, that a fresher forecast counts more and all older ones
        less, and what was learnt in between, which is nobody’s doing. Of chances it is reckoned in log-odds, of several
        options for the one that leads in the end, of numbers and dates for the middle; all is told in the unit of the
        question, in the finer of the steps in which the two numbers are told. It is worked out once an hour, of at most{' '}
        {sayNumber(mostShifted)} people, of numbers and dates {mostCurvesShifted}. What fewer than {fewestShown} people
        did is told together with other parts, or not at all, and what was said within the running hour waits until that
        is over: whoever looks before and after somebody speaks sees the same.
      </p>
      <p>
        Some questions are asked for several years or values, and some count only under a condition. Whoever forecasts
        these is told which of their own numbers cannot all be true: until a later year an event is never less likely,
        more of a value never more likely, where the rules or the words of the questions say so; and a chance is the sum
        of what it is under each condition, as likely as that is. The nearest that can be true are offered, by the least
        sum of squares (isotonic regression: Ayer et al. 1955). Nothing is changed by itself, and nothing is refused for
        it.
      </p>
      <p>
        Amounts and days that are asked together are forecast in three numbers each: below the low one lies a twentieth
        of the chance, below the middle half, above the high one a twentieth. Where the quarters between lie follows
        from these: as of a normal, skewed to the longer side (Johnson 1949), on the scale of the question. More of a
        value never comes sooner; else they are held against each other only where a count or an extreme can but grow.
      </p>
    </MethodPart>
  )
}

function CrowdExample() {
  const weights = poolWeights(given.length, null)
  return (
    <div className={styles.example}>
      <p className={styles.of}>Example:</p>
      <p>
        Three people say {given.map((chance) => sayFineChance(chance)).join(', ')}, the last of them most lately. Their
        weights are {Array.from(weights, (weight) => weight.toFixed(2)).join(', ')}. Together they say{' '}
        <Result>{sayFineChance(pool(given, null))}</Result>; their median is {sayFineChance(median(given))}.
      </p>
      <ShiftExample />
    </div>
  )
}

/** The first of them moves, and speaks last by it; somebody comes before that. */
const later = [
  { forecaster: 'b', at: 1, forecast: [0.3] },
  { forecaster: 'c', at: 2, forecast: [0.5] },
  { forecaster: 'd', at: 3, forecast: [0.8] },
  { forecaster: 'a', at: 4, forecast: [0.4] },
]
const earlier = given.map((chance, at) => ({ forecaster: 'abc'.charAt(at), at, forecast: [chance] }))

function ShiftExample() {
  const { before, after, parts } = crowdShift(earlier, later, (standing) =>
    pooledLogOdds(
      standing.map(({ forecast }) => forecast[0] ?? 0),
      null,
    ),
  )
  const said = parts.map(({ cause, part }) => `${causes[cause]} ${sayPart(part)}`)
  return (
    <p>
      Then somebody comes with {sayFineChance(0.8)}, and the first goes to {sayFineChance(0.4)}. Together they say{' '}
      <Result>{sayFineChance(chanceOf(after))}</Result>: in log-odds that is {sayPart(after - before)}, and of it{' '}
      {said.join(', ')}. Of so few people none of it would be told.
    </p>
  )
}

const causes = {
  newcomers: 'who came bears',
  movers: 'who changed their forecast',
  leavers: 'who took theirs back',
  recency: 'that they spoke again',
  learning: 'what was learnt',
}

function sayPart(part: number): string {
  return `${part < 0 ? '−' : '+'}${Math.abs(part).toFixed(2)}`
}
