/** How right people together have been, where their number is the answer. */
import type { Sentence } from '../../report/report.ts'
import { bare, connect, sentence, toDigits, when } from '../sentence.ts'
import type { Answer, Writing } from '../writing.ts'
import { isOfPeople } from './people.ts'

/** A chance farther from what was asked of them is another. */
const nearBin = 0.05

/** Nothing where others answer, or too few questions have come out. */
export function crowdRecordSaid(w: Writing, answer: Answer): Sentence[] {
  const { crowdRecord } = w.dossier
  if (!crowdRecord || answer.isNone || !isOfPeople(answer)) return []
  const { questions, brier, low, high, at } = crowdRecord
  const read = (name: string, value: number, title: string) =>
    w.table.asked(`crowdRecord.${name}`, value, { title: `The record of what people forecast together, ${title}` })
  const day = w.table.asked('crowdRecord.at', at, { title: 'The day of that record', unit: 'day' })
  const all = read('questions', questions, 'questions that came out')
  const [mean, least, most] = [
    read('brier', brier, 'mean Brier score'),
    read('low', low, 'the least that luck could make of it'),
    read('high', high, 'the most that luck could make of it'),
  ].map((one) => toDigits(one, 3))
  return [
    sentence`On ${bare(all)} questions that people forecast together and that had come out by ${when(day)}, the mean score of their chances is ${mean ?? ''}, and luck alone could put it from ${least ?? ''} to ${most ?? ''}.`,
    connect('brier-score'),
    ...ofThisChance(w, answer),
  ]
}

/** Of questions of which they said about as much as of this one. */
function ofThisChance(w: Writing, { figure }: Answer): Sentence[] {
  const bins = w.dossier.crowdRecord?.bins ?? []
  const apart = (place: number) => Math.abs((bins[place]?.chance ?? Infinity) - Number(figure.value))
  const [place = -1] = [...bins.keys()].toSorted((one, other) => apart(one) - apart(other))
  const bin = bins[place]
  if (!bin || figure.unit !== 'chance' || apart(place) > nearBin) return []
  const read = (name: keyof typeof bin, title: string, unit: string | null) =>
    w.table.asked(`crowdRecord.bins.${place}.${name}`, bin[name], { title, unit })
  const [chance, frequency, questions] = [
    read('chance', 'The chances near this one that people told, on average', 'chance'),
    read('frequency', 'How often it came about where they told such a chance', 'chance'),
    read('questions', 'Questions of which they told such a chance', null),
  ]
  return [
    sentence`Where they gave something about ${bare(chance)}, it came about in ${bare(frequency)} of the time, on ${bare(questions)} questions.`,
  ]
}
