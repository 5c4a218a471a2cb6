/**
 * When was it highest, or lowest? Of a series that is not projected the time of that as far as it was measured: whoever
 * asks when it was is told that, and that nobody has said what comes.
 */
import { askOf, textAsked } from '../../asked.ts'
import { seriesName } from '../../facts.ts'
import { latestOf } from '../../latest.ts'
import { amount, plainly, sentence, when } from '../../sentence.ts'
import { statedByTrend } from '../../stated/stated.ts'
import { lastAt, projectionOf, type TrendView } from '../../views.ts'
import { type Answer, plainAnswer, type Writing } from '../../writing.ts'
import { type Extreme, extremes, soFar } from '../highest.ts'
import { trendsAsked } from '../of-trends.ts'

export function highestSoFar(w: Writing): Answer | null {
  const { wants, of, relation } = askOf(w)
  const extreme = of.measure === 'peak' || of.measure === 'lowest' ? extremes[of.measure] : null
  if (!extreme || wants !== 'time' || relation !== null || !isOfPast.test(textAsked(w))) return null
  const [view] = trendsAsked(w)
  return view && !projectionOf(view) ? wasThen(w, view, extreme) : null
}

function wasThen(w: Writing, view: TrendView, extreme: Extreme): Answer | null {
  const { wants, of } = askOf(w)
  const [until, last] = [lastAt(view), latestOf(w, view)]
  if (until === null || !last) return null
  const { value, at } = soFar(w, view, extreme)
  const year = Number(String(at.value).slice(0, 4))
  const first = view.details.series?.observations[0]?.[0].slice(0, 4)
  return {
    ...plainAnswer,
    states: {
      ...statedByTrend(view, until, { wants, measure: of.measure }),
      ...(first !== undefined && { known: { from: Number(first), at: year } }),
    },
    figure: at,
    text: when(at).text,
    says: `${view.item.label}: ${extreme.word} value`,
    event: { said: ['the time at which ', plainly(seriesName(w, view)), ` was ${extreme.word}`] },
    sentences: [
      sentence`The ${extreme.word} value of ${plainly(seriesName(w, view))} was ${amount(value)}, in ${when(at)}.`,
      sentence`That is what was measured up to ${when(last.at)}, when it stood at ${amount(last.value)}; no projection says what comes.`,
    ],
    trend: view,
    year,
  }
}

const isOfPast = /\b(?:did|was|were|has|have|had|saw|so far|until now|already|set|reached|hit)\b/i
