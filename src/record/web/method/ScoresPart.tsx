/** How right people are said to have been, once a question has its outcome. */
import { baselineOfOptions } from '#engine/scores/baseline-score.ts'
import { brierScore } from '#engine/scores/brier-score.ts'
import { interimScore } from '#engine/scores/interim/interim-score.ts'
import { probability } from '#engine/units.ts'
import { sayBrier, sayCoverage, sayPoints } from '#forecasts/record/say-scores.ts'
import { fewestCompared, fewestRanked, fewestShown, laterDays, mostSoFar } from '#forecasts/words.ts'
import { sayChance } from '#kit/numbers.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import { objectionDays } from '#resolution/words.ts'
import type { MethodExamples } from '../../examples.ts'
import styles from './Method.module.css'
import { Example, MethodPart, Result } from './MethodPart.tsx'

type Props = { example: MethodExamples['scored'] }

export function ScoresPart({ example }: Props) {
  return (
    <MethodPart
      name="scores"
      formula={
        <>
          Brier = mean of (p − o)²; log = mean of ln p; baseline = 100 · t · log₂(2 p) of yes or no; peer = 100 · Σ t ·
          n / (n − 1) · ln(p / g), with p the chance given to what came, g the geometric mean of the n chances standing
          then, t the share of the question’s life
        </>
      }
      source={
        <p>
          Brier 1950; Good 1952; baseline and peer score as Metaculus publishes them, with whose published values ours
          agree. Calibration: 21 bins, and a band of nine in ten of a binomial with as many trials as there are
          questions.
        </p>
      }
      example={
        <>
          <WorkedExample />
          {example && <LiveExample example={example} />}
        </>
      }
    >
      <p>
        What is scored is not the moment of a forecast but the time for which it stood, as a share of the time from the
        day a question opens to the end of the day it closes, also where its outcome came earlier. Baseline and peer
        score count the time without a forecast as nothing, so that nobody gains by coming late; Brier and logarithmic
        score say how right somebody was while they forecast, and stand beside the share that they covered. What was
        said once the outcome could be known counts for nothing. Annulled questions score nobody. When an outcome or a
        time changes, all scores of the question are made anew. For {objectionDays} days after it got an outcome whoever
        forecast it may object; until these are over, and operators have answered each objection, its scores are
        provisional.
      </p>
      <p>
        Among c options the baseline is 100 · t · ln(c p) / ln c. Of a number and a date p is the mass that one’s curve
        had in the one of 200 equal steps where it came, or beyond an open end, against .05 there and an even share
        elsewhere, and points count half; they have no Brier score. That curve goes through one’s five values: it is the
        normal that has the outer two and the middle, skewed to the longer side and thinning out towards a closed end
        (Johnson 1949), bent by a monotone cubic (Fritsch and Carlson 1980) until it has the quarters too. Where one of
        the three lies at an open end, which says how much is beyond and not how far, the cubic goes through the five
        alone. Or it is the mixture of up to five parts by their weights: of each, half lies between its two ends, and
        its sides are those of two logistics that meet at its top (two pieces: Fechner 1897; Wallis 2014). What a part
        has beyond a closed end is spread over the rest, and each step has .00005 at least. Peers are those who count in
        the crowd, and a peer score is told from {fewestCompared} of them on: of fewer it would tell what each of them
        said. How a crowd did is told from {fewestShown} people on. Farsight and the model are forecasters too, scored
        by the same rules as people and in no crowd; they are compared with somebody on the same questions and over the
        time for which both stood.
      </p>
      <p>
        What somebody brings of their forecasts on another platform is scored by the same rules, over the time for which
        the question was to be open there, and read by nobody else. Of curves five quantiles are kept; chances of 0 and
        1 are read as a thousandth from there; where a market was traded, the price after each trade stands for a
        forecast, and is called that.
      </p>
      <p>
        On the <Link to={paths.leaderboard()}>leaderboard</Link> a season is a quarter, in UTC, and a score belongs to
        the one in which the outcome of its question was known; years and all time are put together likewise. A row is
        the sum of the peer scores of somebody who chose to be shown, on questions that lists show, that{' '}
        {fewestCompared} people forecast at least, and that they have not written themselves, since who writes a
        question says how it came out. Farsight and the model are scored against the people of each question, as one
        more beside them, and move the score of nobody. The interval is the middle nine tenths of a thousand sums of as
        many scores, each drawn anew from the same with replacement (the percentile bootstrap of Efron 1979), always by
        the same random numbers, so that the same scores have the same interval. From {fewestRanked} questions on there
        is a rank, among those who are shown alone: behind all whose intervals lie wholly above, before all whose lie
        wholly below.
      </p>
      <p>
        So far: while a question is open, whoever forecast it {laterDays} days ago or longer reads what score that would
        have on average if what comes were drawn with the chances that the crowd was told to give {laterDays} days after
        it (Savage 1971 on proper scores; Witkowski, Atanasov, Ungar and Krieger 2017 on later opinions as a proxy). A
        yes of {sayChance(0.3)}, of which the crowd says {sayChance(0.6)} later, has a Brier score of{' '}
        {sayBrier(interimScore([0.7, 0.3], [0.4, 0.6]).brier)} so far, of which{' '}
        {sayBrier(interimScore([0.7, 0.3], [0.4, 0.6]).least)} could not have been avoided. Scored are the newest{' '}
        {mostSoFar} such forecasts of each question of yes or no and of several options. The crowd may hold oneself, and
        may be wrong: these are interim, to oneself alone. A mean over one’s own forecasts of one question is shown,
        each counting alike, but they are in no total across questions and on no leaderboard.
      </p>
    </MethodPart>
  )
}

const given = 0.9
const covered = 0.5

function WorkedExample() {
  const baseline = covered * baselineOfOptions([1 - given, given], 1)
  return (
    <div className={styles.example}>
      <p className={styles.of}>Example:</p>
      <p>
        Somebody gives a yes {sayChance(given)} when half of the time is over, and it comes. Their Brier score is{' '}
        {sayBrier(brierScore(probability(given), true))}, covering {sayCoverage(covered)}; their baseline score is{' '}
        <Result>{sayPoints(baseline)}</Result>, half of what they would have earned all the time.
      </p>
    </div>
  )
}

function LiveExample({ example }: { example: NonNullable<Props['example']> }) {
  const { outcome, people, brier, baseline, coverage } = example
  return (
    <Example of={example}>
      <p>
        It came out {outcome}. The crowd of {people} covered {sayCoverage(coverage)} of its life, with a Brier score of{' '}
        <Result>{sayBrier(brier)}</Result> and a baseline score of {sayPoints(baseline)}.
      </p>
    </Example>
  )
}
