/**
 * A report with every kind of picture, written by hand, for tests of pages and files. Its numbers are examples and
 * prove nothing.
 */
import type { Evidence } from '#analyses/report/evidence.ts'
import { report, type Report, type Section, type Sentence } from '#analyses/report/report.ts'
import { carbon, sampleFan } from './sample-fan.ts'

type Words = string | readonly [text: string, evidence: string]

/** Parsed by the schema, so that it is what the server would keep. */
export function sampleReport(change: Partial<Report> = {}): Report {
  return report.parse({
    schema: 1,
    kind: 'full',
    question: 'Will the world emit less fossil CO2 in 2035 than in 2024?',
    title: 'Will the world emit less fossil CO2 in 2035 than in 2024?',
    madeAt: '2026-11-18T09:30:00.000Z',
    year: 2035,
    answer: {
      figure: '30%',
      evidence: 'e1',
      says: 'Probably not. Half of what the base knows puts the chance between 21% and 39%.',
    },
    sections,
    evidence: rows,
    sources: [
      { item: 'trend/4', version: 3, title: 'Fossil CO2 emissions', author: 'Farsight' },
      { item: 'prediction/118', version: 2, title: 'Emissions of 2030 below those of 2024', author: 'Uma Reed' },
      { item: 'prediction/119', version: 1, title: 'Carbon price on half of emissions by 2035' },
      { item: 'scenario/31', version: 2, title: 'Orderly descent' },
    ],
    wording: null,
    took: [
      { step: 'reading', ms: 42 },
      { step: 'sections', ms: 130 },
    ],
    ...change,
  })
}

/** A sentence out of words and the values in it. */
export function sampleSentence(...parts: readonly Words[]): Sentence {
  let text = ''
  const claims: Sentence['claims'] = []
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part
      continue
    }
    const row = rows.find(({ id }) => id === part[1])
    if (!row) throw new Error(`no evidence ${part[1]}`)
    const { id, item, version, field, value } = row
    const kind = typeof value === 'number' ? 'number' : 'fact'
    claims.push({ kind, evidence: id, item, version, field, value, text: part[0], start: text.length })
    text += part[0]
  }
  return { text, claims, by: claims.length > 0 ? 'template' : 'connecting' }
}

type Read = Pick<Evidence, 'id' | 'value' | 'title'> & { at: string; unit?: string | null; record?: string | null }
const forecast = 'details.houseForecast.estimate.probability'

/** `at`: `trend/4 v3 title`. */
function read({ at, unit = null, record = null, ...row }: Read): Evidence {
  const [item = '', version = '', field = ''] = at.split(' ')
  return { ...row, item, version: Number(version.slice(1)), field, unit, formula: null, inputs: [], record }
}

function computed({
  formula,
  ...row
}: Pick<Evidence, 'id' | 'value' | 'title' | 'unit' | 'inputs'> & { formula: string }): Evidence {
  return { ...row, formula, item: 'report', version: null, field: formula, record: null }
}

const rows: Evidence[] = [
  computed({ id: 'e1', formula: 'lowest', inputs: ['e4', 'e9'], value: 0.3, title: 'Our answer', unit: 'chance' }),
  read({
    id: 'e2',
    at: 'trend/4 v3 details.series.observations.2024',
    value: 10527,
    title: 'Fossil CO2 emissions in 2024',
    unit: carbon,
  }),
  read({
    id: 'e3',
    at: 'trend/4 v3 numbers.projection.2035.p50',
    value: 12092,
    title: 'Fossil CO2 emissions, median of the projection for 2035',
    unit: carbon,
    record: 'error 0.82 of naive over 81 values',
  }),
  read({
    id: 'e4',
    at: `prediction/118 v2 ${forecast}`,
    value: 0.31,
    title: 'Emissions of 2030 below those of 2024, house forecast',
    unit: 'chance',
  }),
  read({ id: 'e5', at: 'scenario/31 v2 title', value: 'Orderly descent', title: 'Title of the scenario' }),
  read({
    id: 'e6',
    at: 'scenario/31 v2 numbers.probability.independent',
    value: 0.17,
    title: 'Orderly descent, probability',
    unit: 'chance',
  }),
  computed({
    id: 'e7',
    formula: 'chance-otherwise',
    inputs: ['e1', 'e4', 'e9'],
    value: 0.49,
    title: 'Our answer if a carbon price came',
    unit: 'chance',
  }),
  computed({
    id: 'e8',
    formula: 'chance-not',
    inputs: ['e7'],
    value: 0.16,
    title: 'Our answer if it did not',
    unit: 'chance',
  }),
  read({
    id: 'e9',
    at: `prediction/119 v1 ${forecast}`,
    value: 0.29,
    title: 'Carbon price on half of emissions by 2035, house forecast',
    unit: 'chance',
  }),
  read({
    id: 'e10',
    at: 'trend/4 v3 details.series.observations',
    value: '[["1990",6000],["2024",10527]]',
    title: 'Fossil CO2 emissions, the series',
  }),
  computed({ id: 'e11', formula: 'spans', inputs: ['e10'], value: 64, title: 'Spans of eleven years', unit: 'times' }),
]

const sections: Section[] = [
  {
    name: 'answer',
    title: 'Answer',
    sentences: [
      sampleSentence(
        'Fossil emissions were ',
        ['10,527 million tonnes of carbon', 'e2'],
        ' in 2024. The projection puts 2035 at ',
        ['12,092', 'e3'],
        '.',
      ),
      sampleSentence('The house forecast for the earlier year gives ', ['31%', 'e4'], '.'),
    ],
    blocks: [
      {
        type: 'chance',
        title: 'Less fossil CO2 in 2035 than in 2024',
        value: { evidence: 'e1', value: 0.3 },
        low: { evidence: 'e9', value: 0.29 },
        high: { evidence: 'e4', value: 0.31 },
      },
    ],
  },
  {
    name: 'base-rate',
    title: 'Base rate',
    sentences: [sampleSentence('The series holds ', ['64', 'e11'], ' spans of that length.')],
    blocks: [],
  },
  {
    name: 'drivers',
    title: 'Drivers',
    sentences: [sampleSentence('The median for 2035 is ', ['12,092 million tonnes of carbon', 'e3'], '.')],
    blocks: [sampleFan],
  },
  {
    name: 'scenarios',
    title: 'Scenarios',
    sentences: [sampleSentence('Emissions fall in “', ['Orderly descent', 'e5'], '”, at ', ['17%', 'e6'], '.')],
    blocks: [
      {
        type: 'bars',
        title: 'Worlds that contain it',
        unit: 'chance',
        rows: [
          {
            label: 'Orderly descent',
            item: 'scenario/31',
            value: { evidence: 'e6', value: 0.17 },
            low: null,
            high: null,
          },
          {
            label: 'Carbon price',
            item: 'prediction/119',
            value: { evidence: 'e9', value: 0.29 },
            low: { evidence: 'e6', value: 0.17 },
            high: { evidence: 'e4', value: 0.31 },
          },
        ],
      },
    ],
  },
  {
    name: 'for-and-against',
    title: 'For and against',
    sentences: [],
    blocks: [
      {
        type: 'balance',
        title: 'What speaks for and against',
        for: [
          {
            label: 'Half of emissions under a carbon price by 2035',
            item: 'prediction/119',
            text: '29%',
            evidence: 'e9',
          },
        ],
        against: [
          { label: 'Fossil CO2 emissions go on rising', item: 'trend/4', text: '12,092 in 2035', evidence: 'e3' },
        ],
      },
    ],
  },
  {
    name: 'sensitivity',
    title: 'What would change it',
    sentences: [
      sampleSentence(
        'If a carbon price came, the answer would stand at ',
        ['49%', 'e7'],
        '; if not, at ',
        ['16%', 'e8'],
        '.',
      ),
    ],
    blocks: [
      {
        type: 'tornado',
        title: 'If we knew the answer to this',
        rows: [
          {
            label: 'Carbon price on half of emissions by 2035',
            item: 'prediction/119',
            ifTrue: { evidence: 'e7', value: 0.49 },
            ifFalse: { evidence: 'e8', value: 0.16 },
          },
        ],
      },
    ],
  },
  {
    name: 'signposts',
    title: 'Signposts',
    sentences: [],
    blocks: [
      {
        type: 'table',
        title: 'What to watch',
        columns: ['Watch', 'Until', 'Chance'],
        rows: [
          [
            { text: 'Emissions of 2030 below those of 2024', item: 'prediction/118', evidence: null },
            { text: '2031', item: null, evidence: null },
            { text: '31%', item: null, evidence: 'e4' },
          ],
        ],
      },
    ],
  },
  {
    name: 'gaps',
    title: 'Gaps',
    sentences: [
      sampleSentence(
        'No resolved question is close enough to count, so the rate comes from the past of the series alone.',
      ),
    ],
    blocks: [],
  },
]
