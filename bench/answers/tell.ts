/** One question, what came of it and what is accepted, for whoever mends. */
import type { Answered } from './answers.ts'
import type { GoldAnswer } from './judge/gold-answer.ts'

export function tell({ gold: { question }, bought, faults, headline, judged }: Answered): string {
  const said = headline
    ? `${headline.figure} | ${headline.says} | ${headline.sentence} [${headline.year ?? 'no year'}; ${headline.items.join(' ')}]`
    : (bought.refusal ?? `in words (${bought.state}): ${firstOf(bought.report)}`)
  return [
    `${question.id} ${question.class}, ${judged.is}${judged.why.length > 0 ? ` (${judged.why.join('; ')})` : ''}: ${question.text.trim()}`,
    `    ${said}`,
    `    accepted: ${acceptedOf(question.answer)}`,
    ...(faults.length > 0 ? [`    read otherwise: ${faults.join(', ')}`] : []),
  ].join('\n')
}

const firstOf = (report: Answered['bought']['report']): string => report?.sections[0]?.sentences[0]?.text ?? ''

function acceptedOf(answer: GoldAnswer): string {
  if (answer.kind === 'refusal') return 'a refusal'
  if (answer.kind === 'parts') return answer.parts.map(acceptedOf).join(' and ')
  if (answer.kind === 'effect') return [...answer.numbers.map(acceptedOf), ...answer.words].join(' and ')
  const option = answer.kind === 'which' ? `${answer.option} ` : ''
  return `${option}${answer.kind} from ${brief(answer.low)} to ${brief(answer.high)} (${answer.derivedFrom.join(' ')})`
}

const brief = (value: number): number => Number(value.toPrecision(5))
