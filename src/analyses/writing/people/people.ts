/**
 * Where people lead a question, in sentences: how many they are, and what Farsight or its author and the projection of its
 * series say beside them, each by itself. Nothing is made of both.
 */
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import { crowdPath } from '../../dossier/crowd.ts'
import { madeOf, ownPath, reader, whoSays } from '../facts.ts'
import { amount, type Phrase, sentence, when } from '../sentence.ts'
import type { PredictionView } from '../views.ts'
import type { Answer, Writing } from '../writing.ts'

/** How many; null where they do not lead. */
export function peopleOf(w: Writing, view: PredictionView): Evidence | null {
  const { crowd } = view.item
  return crowd ? reader(w, view)(`${crowdPath(crowd)}.people`, 'how many people forecast it') : null
}

/** What Farsight or its author says where the figure stands in what people say; null where nobody does. */
export function ownBeside(w: Writing, view: PredictionView, { field, unit }: Evidence): Evidence | null {
  const [own, { crowd }] = [ownPath(view), view.item]
  if (!own || !crowd || !field.startsWith(`${crowdPath(crowd)}.`)) return null
  const title = `${view.item.label}, forecast by ${own.who}`
  return w.table.read(view, own.path + field.slice(crowdPath(crowd).length), { title, unit })
}

type Beside = { own: Evidence | null; model: Evidence | null; say(one: Evidence): Phrase }

/** What others say, and how many of the people have not said anything since it was worded anew. Nothing where they do not lead. */
export function besidePeople(w: Writing, view: PredictionView, { own, model, say }: Beside): Sentence[] {
  const forecast = ownPath(view)
  if (!view.item.crowd) return []
  const others: Phrase[] = [
    ...(own && forecast ? [[forecast.who, ' ', say(own), ', as of ', when(madeOf(w, view, forecast))]] : []),
    ...(model ? [['the projection of its series ', say(model)]] : []),
  ]
  const [first, second] = others
  const both: Phrase = second ? [first ?? '', ', ', second, '; neither has'] : [first ?? '', '; that has no']
  return [
    ...(first ? [sentence`${both} ${second ? 'a part' : 'part'} in what people say.`] : []),
    ...ofEarlier(w, view),
  ]
}

/** 'has 2041 in the middle' */
export const inTheMiddle =
  (say: (one: Evidence) => Phrase) =>
  (one: Evidence): Phrase => ['has ', say(one), ' in the middle']
export const says = (one: Evidence): Phrase => ['says ', amount(one)]
export const givesIt = (one: Evidence): Phrase => ['gives it ', amount(one)]

/** As the page of the question says it. */
function ofEarlier(w: Writing, view: PredictionView): Sentence[] {
  const { crowd } = view.item
  if (!crowd || crowd.earlier === 0) return []
  const earlier = reader(w, view)(`${crowdPath(crowd)}.earlier`, 'how many of them answered an earlier wording')
  const have = crowd.earlier === 1 ? 'has' : 'have'
  return [sentence`${amount(earlier)} of them ${have} not said anything since what is asked was last worded anew.`]
}

/** A chance, with how many people say it where they do: where several questions stand in a row. */
export function chanceWith(w: Writing, view: PredictionView, chance: Phrase): Phrase {
  const people = peopleOf(w, view)
  return people ? [chance, ' (', amount(people), ' people)'] : chance
}

export const isOfPeople = ({ prediction }: Pick<Answer, 'prediction'>): boolean => Boolean(prediction?.item.crowd)

/** Of their number once something is known of its series: no person has said it. */
export const wouldCome = (then: Phrase): Phrase => [
  'what people say now would come to ',
  then,
  ' by how such series go on, whatever they say then',
]

/** Within a sentence that goes on in the singular. */
export const theForecast = ({ item }: PredictionView): string =>
  item.crowd ? 'what people forecast together' : 'the forecast'

/** At the start of a sentence that goes on with 'has'. */
export const thatForecast = (view: PredictionView): string => (view.item.crowd ? theForecast(view) : 'That forecast')

/** Who gives chances of several questions, at the start of a sentence: 'Farsight gives', 'The base gives'. */
export function whoGives(views: readonly PredictionView[]): string {
  const [first] = views
  return `${!first || views.some(({ item }) => item.crowd) ? 'The base' : whoSays(first)} gives`
}
