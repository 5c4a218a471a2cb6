/** How many forecasts of people make one number. */
import { pool, poolWeights } from '#engine/crowd/pool.ts'
import { median } from '#engine/statistics.ts'
import { fewestCompared, fewestShown } from '#forecasts/words.ts'
import { sayFineChance } from '#kit/numbers.ts'
import styles from './Method.module.css'
import { MethodPart, Result } from './MethodPart.tsx'

/** Made up: where fewer than three have forecast, nothing of theirs is shown. Oldest first. */
const given = [0.2, 0.3, 0.5]

export function CrowdPart() {
  return (
    <MethodPart
      name="crowd"
      formula={<>log-odds = Σ wᵢ log(pᵢ / (1 − pᵢ)) / Σ wᵢ, wᵢ = exp(1.5 (√i − √n)), the n-th forecast the newest</>}
      source={
        <p>
          Logarithmic opinion pool: Genest and Zidek 1986. The weights by age are those that Metaculus publishes, half
          as steep again. On public forecasts of another platform the pool came nearer to what happened than its median:
          figures and data stand in the benchmarks of the source.
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
        of options brought back to a sum of 100%. Of a number and of a date each person’s five values become a curve,
        and the crowd’s is the mean of the curves. Nothing is corrected for how such crowds have erred, nor does anybody
        weigh more for having been right: both have to be learnt from questions of this base that have resolved. The
        crowd enters no other number here.
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
    </div>
  )
}
