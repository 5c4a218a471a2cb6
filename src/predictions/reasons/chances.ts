/** Reasons that speak of a chance: of yes, or of one option. */
import { sayChance } from '#kit/numbers.ts'
import type { QuestionTypeName } from '../question-types/schemas/index.ts'
import type { Reasoned } from './reasoned.ts'
import type { Figure } from './reasons.ts'

const chance = {
  say: (_: unknown, figure: Figure) => sayChance(Number(figure)),
  times: (figure: Figure, factor: number) => inside(Number(figure) * factor),
  moved: (figure: Figure, by: number) => inside(Number(figure) + by),
  sayBy: (_: unknown, by: number) => `${Math.round(Math.abs(by) * 1000) / 10} points`,
  as: 'likely',
  ways: { up: 'likelier', down: 'less likely' },
} satisfies Partial<Reasoned<QuestionTypeName>>

const whyNotChance = (figure: Figure) =>
  typeof figure === 'number' && figure >= 0 && figure <= 1 ? null : 'is no chance between 0 and 1'

/** What somebody says of a chance need not be one: twice .6 is none. */
function inside(figure: number): number | null {
  return figure >= 0 && figure <= 1 ? Math.round(figure * 1e6) / 1e6 : null
}

export const ofYes: Reasoned<'binary'> = {
  ...chance,
  figureOf: ({ probability }, option) => (option === undefined ? probability : null),
  whyNot: (_, figure, option) =>
    option === undefined ? whyNotChance(figure) : 'has options only where they are asked',
}

export const ofOption: Reasoned<'choice'> = {
  ...chance,
  figureOf: ({ probabilities }, option) =>
    option !== undefined && Object.hasOwn(probabilities, option) ? (probabilities[option] ?? null) : null,
  whyNot: ({ options }, figure, option) =>
    option !== undefined && options.includes(option) ? whyNotChance(figure) : 'is of none of the options',
}
