/**
 * A fifth type of question, whole: in which order will these come in? Text, since none of it compiles in the house as
 * it is.
 */

/** The files of the type, below `src`. */
export const files = {
  schema: {
    file: 'predictions/question-types/schemas/rank.ts',
    text: `
import { z } from 'zod'

const question = z.object({ type: z.literal('rank'), runners: z.array(z.string().min(1)).min(2) })
const estimate = z.object({ type: z.literal('rank'), order: z.array(z.string()) })

export const rank = { question, estimate, entry: { question: question.strict(), estimate: estimate.strict() } }
`,
  },
  object: {
    file: 'predictions/question-types/rank.ts',
    text: `
import type { QuestionType } from '../question-type.ts'
import { unscored } from '../score.ts'

export const rank: QuestionType<'rank'> = {
  name: 'rank',
  title: 'an order',
  sayQuestion: ({ runners }) => \`\${runners.length} runners\`,
  sayEstimate: (_, { order }) => order[0] ?? '',
  sayAlone: ({ order }) => order[0] ?? '',
  sharedOf: (_, { order }) => ({ figure: order[0] ?? '', beside: [], drawing: { of: 'options', rows: [] } }),
  outcomesOf: ({ runners }) => runners,
  outcomeInput: 'text',
  sayOutcome: (_, outcome) => outcome,
  seriesAnswer: null,
  reasoned: null,
  isComparableWithSeries: false,
  asksWhen: false,
  chanceField: null,
  whyNotFits: ({ runners }, { order }) => (order.length === runners.length ? null : 'leaves somebody out'),
  wordsOf: ({ runners }) => runners.join(' '),
  whyNotOutcome: ({ runners }, outcome) => (runners.includes(outcome) ? null : 'does not run'),
  chanceOf: () => null,
  amountAsked: () => null,
  amountOf: () => null,
  amountsIn: () => null,
  yearsIn: () => null,
  inThree: null,
  scoreOf: () => unscored,
}
`,
  },
  view: {
    file: 'predictions/web/question-types/rank.tsx',
    text: `
import type { QuestionView } from '../question-view.ts'

export const rankView: QuestionView<'rank'> = {
  lead: (_, { order }) => ({ value: order[0] ?? '' }),
  Beside: ({ question }) => <p>Of {question.runners.length}.</p>,
  Chart: ({ estimate }) => <p>{estimate.order.join(', ')}</p>,
  Picture: ({ estimate }) => <p>{estimate.order[0]}</p>,
  Shape: () => null,
  onSeries: () => null,
  bounds: ({ runners }) => ({ name: 'Runners', said: runners.join(', ') }),
}
`,
  },
  form: {
    file: 'predictions/web/form/question-forms/rank.tsx',
    text: `
import type { QuestionForm } from '../question-form.ts'

export const rankForm: QuestionForm<'rank'> = {
  title: 'An order',
  note: 'Who comes first, and who after?',
  blank: () => ({ type: 'rank', runners: ['', ''] }),
  lastDay: () => null,
  blankEstimate: ({ runners }) => ({ type: 'rank', order: runners }),
  follow: (estimate, _, after) => ({ ...estimate, order: after.runners }),
  draw: () => null,
  Question: ({ question }) => <p>{question.runners.length}</p>,
  Estimate: ({ estimate }) => <p>{estimate.order.length}</p>,
  Place: null,
}
`,
  },
  answers: {
    file: 'analyses/writing/answers/by-type/rank.ts',
    text: `
import type { Answering } from '../../answering.ts'

export const rank: Answering<'rank'> = {
  ways: [],
  isAskedSo: () => false,
  aptness: () => 0,
  forecastWords: () => null,
  moves: () => [],
}
`,
  },
  crowd: {
    file: 'forecasts/crowd/rank.ts',
    text: `
import type { CrowdType } from './crowd-type.ts'

export const rankOfMany: CrowdType<'rank'> = ({ runners }) => ({
  take: () => {},
  said: () => ({ estimate: { type: 'rank', order: runners }, ways: [], quartiles: null, tenths: null }),
  pooled: () => ({ type: 'rank', order: runners }),
})
`,
  },
  history: {
    file: 'forecasts/history/rank.ts',
    text: `
import { linearScale } from '#kit/chart/scale.ts'
import type { CourseType } from './past.ts'

export const rankCourse: CourseType<'rank'> = () => ({
  columns: [],
  lines: [],
  bands: [],
  scale: () => linearScale(0, 1),
  apart: () => 0,
  sayShift: () => 'another order',
  mostShifted: 0,
})
`,
  },
  shift: {
    file: 'forecasts/shift/rank.ts',
    text: `
import type { ShiftType } from './shift-type.ts'

export const rankShift: ShiftType<'rank'> = () => ({
  option: null,
  voiceOf: () => [],
  measure: () => 0,
  unitOf: (place) => place,
  went: () => ({ amount: 0, step: 1 }),
})
`,
  },
  machine: {
    file: 'forecasts/machine/rank.ts',
    text: `
import type { MachineType } from './machine-type.ts'

export const rankAsked: MachineType<'rank'> = { shown: ({ runners }) => ({ runners }), asks: '"order"', read: () => null }
`,
  },
  simulation: {
    file: 'simulation/questions/rank.ts',
    text: `
import type { Maker } from './maker.ts'

export const rank: Maker<'rank'> = () => null
`,
  },
  scores: {
    file: 'forecasts/scores/rank.ts',
    text: `
import { optionOutcome } from '#engine/scores/resolved-question.ts'
import type { ScoredType } from './scored-type.ts'

export const rankScored: ScoredType<'rank'> = ({ runners }) => ({
  kind: optionOutcome,
  massesOf: ({ order }) => runners.map((runner) => (order[0] === runner ? 1 : 0)),
  poolOf: (standing) => standing[0] ?? [],
  waysOf: () => [],
  placeOf: (outcome) => runners.indexOf(outcome),
  classes: runners.length,
  yes: null,
})
`,
  },
} as const

/** The list that names the types, and those that must know them: what is put behind which text. */
export const naming = {
  file: 'predictions/question-types/schemas/index.ts',
  lines: [
    ["import { numeric } from './numeric.ts'", "\nimport { rank } from './rank.ts'"],
    ['numeric.question,\n  date.question', ',\n  rank.question'],
    ['numeric.estimate,\n  date.estimate', ',\n  rank.estimate'],
    ['numeric.told, date.told', ', rank.estimate'],
    ['date.entry.question,', ' rank.entry.question,'],
    ['date.entry.estimate,', ' rank.entry.estimate,'],
  ],
} as const

export const lists = [
  {
    file: 'analyses/writing/answers/by-type/index.ts',
    lines: [
      ["import { numeric } from './numeric.ts'", "\nimport { rank } from './rank.ts'"],
      ['numeric, date', ', rank'],
    ],
  },
  {
    file: 'forecasts/crowd/index.ts',
    lines: [
      ["import { numericOfMany } from './numeric.ts'", "\nimport { rankOfMany } from './rank.ts'"],
      ['date: dateOfMany,', ' rank: rankOfMany,'],
    ],
  },
  {
    file: 'forecasts/history/index.ts',
    lines: [
      ["import { numericCourse } from './numeric.ts'", "\nimport { rankCourse } from './rank.ts'"],
      ['date: dateCourse,', ' rank: rankCourse,'],
    ],
  },
  {
    file: 'forecasts/machine/index.ts',
    lines: [
      ["import { binaryAsked } from './binary.ts'", "\nimport { rankAsked } from './rank.ts'"],
      ['date: dateAsked,', ' rank: rankAsked,'],
    ],
  },
  {
    file: 'forecasts/scores/index.ts',
    lines: [
      ["import { numericScored } from './numeric.ts'", "\nimport { rankScored } from './rank.ts'"],
      ['date: dateScored,', ' rank: rankScored,'],
    ],
  },
  {
    file: 'forecasts/shift/index.ts',
    lines: [
      ["import { numericShift } from './numeric.ts'", "\nimport { rankShift } from './rank.ts'"],
      ['date: dateShift,', ' rank: rankShift,'],
    ],
  },
  {
    file: 'predictions/in-parts/index.ts',
    lines: [['date: dayInParts,', ' rank: null,']],
  },
  {
    file: 'predictions/question-types/index.ts',
    lines: [
      ["import { numeric } from './numeric.ts'", "\nimport { rank } from './rank.ts'"],
      ['numeric, date', ', rank'],
    ],
  },
  {
    file: 'predictions/web/form/question-forms/index.ts',
    lines: [
      ["import { numericForm } from './numeric.tsx'", "\nimport { rankForm } from './rank.tsx'"],
      ['date: dateForm,', ' rank: rankForm,'],
    ],
  },
  {
    file: 'predictions/web/question-types/index.ts',
    lines: [
      ["import { numericView } from './numeric.tsx'", "\nimport { rankView } from './rank.tsx'"],
      ['date: dateView,', ' rank: rankView,'],
    ],
  },
  {
    file: 'simulation/questions/index.ts',
    lines: [
      ["import { numeric } from './numeric.ts'", "\nimport { rank } from './rank.ts'"],
      ['numeric, date', ', rank'],
    ],
  },
] as const
