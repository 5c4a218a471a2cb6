/** Questions of several parts, and questions after an effect: what they ask for stands in the answer section. */
import type { Report } from '#analyses/report/report.ts'
import type { GoldAnswer, GoldNumber } from './gold-answer.ts'
import { answerText, headlineOf } from './headline.ts'
import { type Verdict, numberVerdict } from './number-verdict.ts'
import { numbersIn } from './numbers.ts'
import type { Gold } from './verdict.ts'
import { isWithin } from './within.ts'

/** Each part has its number, and the headline is the answer to one of them. */
export function partsVerdict({ question, values }: Gold, report: Report): Verdict {
  const answers = question.answer.kind === 'parts' ? question.answer.parts : []
  const headline = headlineOf(report)
  const tried = question.read.parts.flatMap((part, i) => {
    const gold = answers[i]
    return gold && isNumber(gold) ? [numberVerdict(headline, { part, gold, question, values: values[i] ?? [] })] : []
  })
  if (!tried.some(({ is }) => is === 'right')) return gravest(tried)
  const missing = answers.flatMap((gold, i) =>
    isNumber(gold) && isTold(gold, report) ? [] : [`part ${i + 1} has no number`],
  )
  return missing.length > 0 ? { is: 'unanswered', why: missing } : { is: 'right', why: [] }
}

/** Of another event only where it is so for every part: else the number of one of them is wrong. */
function gravest(tried: readonly Verdict[]): Verdict {
  const order = ['unanswered', 'wrong-number', 'another-event']
  const [first] = tried.toSorted((a, b) => order.indexOf(a.is) - order.indexOf(b.is))
  return first ?? { is: 'unanswered', why: ['no part has a number'] }
}

type Effect = Extract<GoldAnswer, { kind: 'effect' }>

/** A headline may do without a number; one that has another than those asked for is of something else. */
export function effectVerdict({ question, values }: Gold, { numbers, words }: Effect, report: Report): Verdict {
  const headline = headlineOf(report)
  const [part] = question.read.parts
  if (headline?.number && part) {
    const tried = numbers.map((gold) => numberVerdict(headline, { part, gold, question, values: values[0] ?? [] }))
    if (numbers.length === 0) return { is: 'another-event', why: ['a number where none is asked for'] }
    if (!tried.some(({ is }) => is === 'right')) return gravest(tried)
  }
  const text = answerText(report)
  const missing = [
    ...numbers.filter((gold) => !isTold(gold, report)).map(({ low, high }) => `no number from ${low} to ${high}`),
    ...words.filter((pattern) => !new RegExp(pattern, 'i').test(text)).map((pattern) => `none of the words ${pattern}`),
  ]
  return missing.length > 0 ? { is: 'unanswered', why: missing } : { is: 'right', why: [] }
}

/** In one line of the answer section: for a choice beside the name of the option. */
function isTold(gold: GoldNumber, report: Report): boolean {
  return answerText(report)
    .split('\n')
    .filter((line) => gold.kind !== 'which' || [gold.option, ...gold.synonyms].some((name) => line.includes(name)))
    .some((line) => numbersIn(line).some((said) => isWithin(said, gold, line)))
}

function isNumber(gold: GoldAnswer): gold is GoldNumber {
  return gold.kind !== 'parts' && gold.kind !== 'effect' && gold.kind !== 'refusal'
}
