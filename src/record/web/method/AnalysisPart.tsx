/** How a report is written, and what is checked before anybody reads it. */
import { sayDay } from '#kit/dates.ts'
import { sayChance, sayNumber } from '#kit/numbers.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import type { MethodExamples } from '../../examples.ts'
import { Example, MethodPart, NoExample, Result } from './MethodPart.tsx'

export function AnalysisPart({ trend, model }: Pick<MethodExamples, 'trend' | 'model'>) {
  return (
    <MethodPart
      name="analysis"
      formula={
        <>
          rate of k in n: Beta(k/h + ½, (n − k)/h + ½), between its 2.5% and 97.5% points; h: by how many steps spans
          overlap
        </>
      }
      source={
        <p>
          Interval of Jeffreys, as Brown, Cai and DasGupta 2001 recommend; chances between two years on a straight line
          in log-odds; P(B|not A) = (P(B) − P(A) P(B|A)) / (1 − P(A)).
        </p>
      }
      example={
        <>
          {trend?.spans ? (
            <BaseRate trend={trend} spans={trend.spans} />
          ) : (
            <NoExample what="trend is long enough for a base rate" />
          )}
          {model && <Apart example={model} />}
        </>
      }
    >
      <p>
        A report reads what the base holds on a question, each item at its version, and writes every sentence from that.
        Whatever a sentence states is tied to its evidence: a field of an item, or a formula with its inputs. A sentence
        that states something without evidence is not printed, and every number is computed again from its source before
        the report is shown; the page does so too, on request.
      </p>
      <p>
        What is asked is read into a record: what is wanted, of what, compared with what, when, where and on what
        condition. Every answer states the same record of itself, and only where both are the same does its number stand
        above the report: another year, another value, the opposite or another place is no answer. Then the report says
        so, shows what comes nearest and in what it differs, and costs nothing. Amounts are turned into the unit of what
        answers. Where two questions differ by their year alone, a chance for a year between theirs lies between them,
        by the same risk in each year where they ask whether something happens by then, else straight in log-odds; the
        chance of passing a value is read off a forecast of the number, straight in log-odds between its quantiles, and
        never below 5% or above 95%. What is asked of one year or span within a deadline is the chance by its end less
        that by the day before it; it is told that this is of what has not come before. What several series make
        together is their sum over 2048 joint draws and their mirror images, as if none told of another, and which of
        three or more is the largest is counted likewise; how far a sum, or a gap of so much, would move with ties from
        −.9 to .9 between their normal scores stands beside it, since nobody has counted these. What the projection says
        stands beside the forecast, with what both make together. Where three people or more forecast a question, what
        they say together answers, also what its series could answer; the forecast and the projection stand beside it
        and enter it with nothing. Where Farsight has forecast another value of the series, or another time of it, that
        is moved to what is asked: Φ(Φ⁻¹(m) + r (Φ⁻¹(f₀) − Φ⁻¹(m₀))) of the projection’s chance m of what is asked, the
        chances f₀ and m₀ that the forecast and the projection give to what was forecast, and the tie r of both times,
        of one half at the least; of an amount, where that is as likely as not. Then both are weighed as on a question
        of their own, amounts at each chance by their mean, and the report says what each counts. Two numbers of the
        base that speak of one quantity and lie ten points or more apart are named, the four farthest apart first; the
        middle of an amount only where the projection’s chance of so much or more lies 25 points from even odds. What is
        needed from here on is counted from the newest value that is known, be it beside the series. The base rate
        counts how often such a thing came about before, in the past of the series that is asked about; of an amount, a
        peak, or which of two is ahead that says nothing, and is left out. Where the spans of its own past leave the
        rate open by more than 50 points, a class of reference is counted instead: of shares the others that passed the
        level where it stands, and what came of them as many years later; else the spans, side by side, of up to twelve
        series whose usual move in a year is half to twice its own. It is counted among the hundred eldest series of the
        base with a value a year, and each of those counted is a source at its version. Where two series of the house
        make something by arithmetic, such as a share and its total, or a part and the whole, a report tells what: how
        much of the growth of the total the part took and what it left, how many people a share is, and which share it
        takes merely to hold what is left where it is while the total grows as over the last ten years, 1 − (1 − s) t /
        u of the share s, the total t and its later u. Drivers are what a link ties to the answer. By how much one moves
        it is read off the yearly changes of both over fifty years, the driver up to five years before: their rank
        correlation, where it stands three errors above nothing over at least 15 years that tell by themselves, ties the
        driver at its 10% and 90% points to the answer; what contradicts its link, or tells too little, has no size.
        Branches come of events of one series that hold each other: below a level already passed lies only who is past
        the peak, and beyond a value stands only who has come to it, so that the differences of their chances are paths
        that exclude each other. In full per cent they come to a hundred, by the largest remainder, the answer as it is
        rounded above. Sensitivity says where the answer would stand if a condition came true or failed, or if an
        earlier pace went on. Where the base holds too little, the report says so and costs nothing.
      </p>
      <p>
        A language model, where one is set up, may read a question too, and put these sentences better. How it reads is
        shown before anything is ordered, and only where every number is one that was asked; of another language than
        English the rules read its English, and both must agree. Of a report it sees the evidence alone, and whatever it
        writes that does not equal its evidence is thrown away. Among several ways to just what is asked it may be let
        choose one. Where it is asked to judge a chance itself, it sees no forecast: the mean of log-odds of its passes,
        without the highest and the lowest tenth, drawn 30% of the way to how often it thinks that such things come
        about, stands in the report as its own number, with how many of its judgements have been resolved, and moves no
        other.
      </p>
    </MethodPart>
  )
}

type Trend = NonNullable<MethodExamples['trend']>

function BaseRate({
  trend,
  spans: { years, all, rose, low, high },
}: {
  trend: Trend
  spans: NonNullable<Trend['spans']>
}) {
  return (
    <Example of={trend}>
      <p>
        Base rate: will it be higher in {sayDay(trend.point.at)} than now, {years} years on? It was so in{' '}
        {sayNumber(rose)} of the {sayNumber(all)} spans of {years} years that the series holds. Spans overlap, so they
        count as {sayNumber(rose / years, 1)} of {sayNumber(all / years, 1)}: a rate between{' '}
        <Result>{sayChance(low)}</Result> and <Result>{sayChance(high)}</Result>, with 95%.
      </p>
    </Example>
  )
}

function Apart({ example }: { example: NonNullable<MethodExamples['model']> }) {
  const { model, forecast } = example
  const own = forecast && typeOf(forecast.estimate).chanceOf(forecast.estimate, 'yes')
  if (model?.refused !== null || own === null) return null
  return (
    <Example of={example}>
      <p>
        Answer: Farsight says <Result>{sayChance(own)}</Result>, the projection alone {sayChance(model.probability)};
        100 · |{own} − {model.probability.toFixed(2)}| = {Math.round(100 * Math.abs(own - model.probability))} points
        apart. A report states both, and that they differ.
      </p>
    </Example>
  )
}
