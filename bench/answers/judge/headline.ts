/** What a report says first, as its reader sees it: the figure, what that is of, and sentence one. */
import type { Evidence } from '#analyses/report/evidence.ts'
import type { Report } from '#analyses/report/report.ts'
import { numbersIn, type Stated } from './numbers.ts'

export type Headline = {
  figure: string
  says: string
  sentence: string
  /** The one number it stands for; null where it is in words. */
  number: Stated | null
  is: 'chance' | 'amount' | 'time' | null
  /** The items that the number was read from or computed of. */
  items: string[]
  year: number | null
}

/** Null where no figure stands above the report: such a report answers in words. */
export function headlineOf(report: Report): Headline | null {
  const { answer, evidence, year } = report
  if (!answer) return null
  const { figure, says } = answer
  const sentence = firstSentence(report)
  // The figure may be a name ('United States'): then the number is the first that follows.
  const number = numbersIn(figure)[0] ?? percentIn(says) ?? percentIn(sentence) ?? null
  const rows = new Map(evidence.map((row) => [row.id, row]))
  const unit = rows.get(answer.evidence)?.unit ?? null
  return {
    figure,
    says,
    sentence,
    number,
    is: number && kindOf(number, unit),
    items: itemsOf(answer.evidence, rows),
    year,
  }
}

const firstSentence = ({ sections }: Report): string =>
  sections.find(({ name }) => name === 'answer')?.sentences[0]?.text ?? ''

const percentIn = (text: string): Stated | undefined => numbersIn(text).find(({ is }) => is === 'percent')

/** 4% is a chance, or a rate of inflation: the unit of the evidence tells. */
function kindOf({ is }: Stated, unit: string | null): Headline['is'] {
  if (unit === 'chance') return 'chance'
  if (is === 'time' || unit === 'day' || unit === 'year') return 'time'
  return unit === null && is === 'percent' ? 'chance' : 'amount'
}

function itemsOf(first: string, rows: ReadonlyMap<string, Evidence>): string[] {
  const seen = new Set([first])
  // What is added while the set is walked is walked too: the inputs of inputs.
  for (const id of seen) for (const input of rows.get(id)?.inputs ?? []) seen.add(input)
  return [...new Set([...seen].flatMap((id) => rows.get(id)?.item ?? []))]
}

/** Everything that is said under "Answer", with the headline above it. */
export function answerText({ answer, sections }: Report): string {
  const said = sections.find(({ name }) => name === 'answer')?.sentences.map(({ text }) => text) ?? []
  return [answer ? `${answer.figure} ${answer.says}` : '', ...said].join('\n')
}

/** Every sentence of a report. */
export function wholeText(report: Report): string {
  return [answerText(report), ...report.sections.flatMap((one) => one.sentences.map(({ text }) => text))].join('\n')
}
