/** With what reason it was forecast, how the forecast moved, and what was forecast for other years or values. */
import { chanceOf, forecastChanceOf, forecastPath, ownPath, reader } from '../../facts.ts'
import { amount, bare, listed, plainly, quoted, sentence, when, type Phrase } from '../../sentence.ts'
import { chanceWith } from '../../people/people.ts'
import { isReasonTold } from './step-by-step.ts'
import type { Block, Sentence } from '../../../report/report.ts'
import type { PredictionView } from '../../views.ts'
import { type Answer, shown, type Writing, type Written } from '../../writing.ts'

export function writeCrowd(w: Writing, answer: Answer | null): Written {
  const view = answer?.prediction
  const forecast = view && forecastPath(view)
  if (!view || !forecast) return { sentences: [], blocks: [] }
  const { sentences, blocks } = { sentences: otherYears(w, view), blocks: familyBlock(w, view) }
  return {
    sentences: [
      ...reasoned(w, view, answer),
      ...history(w, view),
      ...modelHistory(w, view),
      ...(blocks.length > 0 ? [] : sentences),
    ],
    blocks,
  }
}

/** Where the answer has not given the reason already. */
function reasoned(w: Writing, view: PredictionView, answer: Answer): Sentence[] {
  const forecast = ownPath(view)
  const isGiven = answer.sentences.some(({ claims }) => claims.some(({ field }) => field.endsWith('Forecast.reason')))
  if (!forecast || isGiven || isReasonTold(w, answer)) return []
  const reason = quoted(reader(w, view)(`${forecast.path}.reason`, 'reason for the forecast'), longestReason)
  return [
    forecast.by === 'forecast' ? sentence`Farsight reasons: ${reason}.` : sentence`Its author reasons: ${reason}.`,
  ]
}

/** The whole of nearly every reason: where no series decides, it is what the reader pays for. */
export const longestReason = 900

/** The same question for other years or values, in their order, itself among them. */
function familyOf(w: Writing, view: PredictionView): PredictionView[] {
  const { group } = view.details
  if (!group) return []
  const all = w.predictions.filter(
    (other) => other.details.group?.id === group.id && !other.details.condition && chanceOf(w, other),
  )
  return all.toSorted(
    (a, b) =>
      a.details.closes.localeCompare(b.details.closes) ||
      Number(a.details.automatic?.threshold ?? 0) - Number(b.details.automatic?.threshold ?? 0),
  )
}

function otherYears(w: Writing, view: PredictionView): Sentence[] {
  const others = familyOf(w, view).filter((one) => one !== view)
  const said = others.flatMap((one): Phrase[] => {
    const chance = chanceOf(w, one)
    return chance
      ? [
          [
            chanceWith(w, one, amount(chance)),
            ' for ',
            plainly(reader(w, one)('details.group.label', 'what tells it from its kin')),
          ],
        ]
      : []
  })
  return said.length === 0
    ? []
    : [sentence`The same question has been put for other years or values: the chance is ${listed(said)}.`]
}

function familyBlock(w: Writing, view: PredictionView): Block[] {
  const rows = familyOf(w, view).flatMap((one) => {
    const chance = chanceOf(w, one)
    return chance ? [{ label: one.item.label, item: one.ref, value: shown(chance), low: null, high: null }] : []
  })
  return rows.length < 2
    ? []
    : [{ type: 'bars', title: 'The same question for other years or values', unit: 'chance', rows }]
}

function history(w: Writing, view: PredictionView): Sentence[] {
  const now = forecastChanceOf(w, view)
  if ((view.numbers?.forecastHistory ?? []).length < 2 || !now) return []
  const about = { title: `${view.item.label}, the first forecast`, unit: 'chance' }
  const first = w.table.read(view, 'numbers.forecastHistory.0.estimate.probability', about)
  const at = w.table.read(view, 'numbers.forecastHistory.0.made', {
    title: `${view.item.label}, day of the first forecast`,
    unit: 'day',
  })
  return first && at
    ? [
        sentence`${view.item.crowd ? `${ownPath(view)?.who}’s` : 'The'} forecast began at ${amount(first)} on ${when(at)} and stands at ${amount(now)} now.`,
      ]
    : []
}

function modelHistory(w: Writing, view: PredictionView): Sentence[] {
  const entries = view.numbers?.modelHistory ?? []
  if (entries.length < 2) return []
  const [from, to] = [0, entries.length - 1].map((i) =>
    w.table.read(view, `numbers.modelHistory.${i}.probability`, {
      title: `${view.item.label}, by the projection then`,
      unit: 'chance',
    }),
  )
  return from && to
    ? [
        sentence`As its series was brought up to date, the projection’s chance went from ${amount(from)} to ${bare(to)}.`,
      ]
    : []
}
