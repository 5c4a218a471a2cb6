import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleFan } from '../../../test/analyses/sample-fan.ts'
import { sampleReport, sampleSentence } from '../../../test/analyses/sample-report.ts'
import { type Report, report as reportSchema, type Section } from '../report/report.ts'
import { cleanText } from './clean-text.ts'
import { sayMaking, sayWording } from './colophon.ts'
import { documentOf } from './document.ts'
import { sayField } from './field-words.ts'
import { fileNameOf } from './file-name.ts'
import { formulasOf } from './formulas-of.ts'
import { itemPath } from './item-path.ts'
import { noteLines } from './note-words.ts'
import { notesOf } from './notes.ts'
import { saySource } from './source-words.ts'
import { paragraphsOf, piecesOf } from './pieces.ts'
import { thinned } from './thinned.ts'
import { sayValue } from './value-words.ts'
import { anySign } from '../../../test/nonsense/any-sign.ts'

const made = (change = {}) => {
  const report = sampleReport(change)
  return { report, document: documentOf(report, formulasOf(report)) }
}

const ids = (from: number, count: number) => Array.from({ length: count }, (_, i) => `n${from + i}`)

const fanOf = (report: Report) =>
  documentOf(report, {})
    .sections.flatMap(({ pictures }) => pictures)
    .find(({ block }) => block.type === 'fan')?.sentence

it('names with each source who wrote it, in words; sets have no author', () => {
  const { document } = made()
  expect(document.sources.slice(0, 2).map(saySource)).toEqual([
    'Trend 4, version 3, by Farsight',
    'Prediction 118, version 2, by Uma Reed',
  ])
  expect(saySource({ item: 'set/energy', version: 2 })).toBe('Scenario set, version 2')
})

describe('the footnotes of a report', () => {
  it('are numbered as one reads: the answer first, in a section its sentences before its pictures', () => {
    const { list } = notesOf(sampleReport())
    expect(list.slice(0, 6).map(({ evidence }) => evidence.id)).toEqual(['e1', 'e2', 'e3', 'e4', 'e9', 'e11'])
    expect(list.map(({ number }) => number)).toEqual(list.map((_, i) => i + 1))
  })

  it('are marked where a number or a quotation carries the argument: years, titles and what was computed with come after', () => {
    const { list } = notesOf(sampleReport())
    expect(list.filter(({ isCited }) => !isCited).map(({ evidence }) => evidence.id)).toEqual(['e5', 'e10'])
    expect(list.at(-1)?.isCited).toBe(false)
  })

  it('say where a value was read, in words, or how it was computed and from which notes', () => {
    const { notes } = made().document
    const said = (number: number) =>
      notes
        .filter((note) => note.number === number)
        .flatMap((note) => noteLines(note))
        .map(({ text }) => text)
    expect(said(3)).toEqual([
      'Fossil CO2 emissions, median of the projection for 2035: 12,092 million tonnes of carbon.',
      'Fossil CO2 emissions (Trend 4, version 3), projection 2035, median.',
      'Record: error 0.82 of naive over 81 values.',
    ])
    expect(said(1).join(' ')).toContain('From notes 4 and 5.')
    expect(said(1)[1]).toMatch(/^Computed: the lowest of several; min/)
  })

  it('end what is a sentence already with its own stop alone', () => {
    const told = { ...made().document.notes[0]!, title: 'As its page tells it', record: null }
    const said = (value: string) => noteLines({ ...told, value })[0]?.text
    expect(said('Cuts hit it hard.')).toBe('As its page tells it: Cuts hit it hard.')
    expect(said('Will it come?')).toBe('As its page tells it: Will it come?')
    expect(said('31%')).toBe('As its page tells it: 31%.')
  })

  it('say by its value what a file does not print as a note of its own', () => {
    const { notes } = made().document
    const from = (printed: number) => noteLines(notes[0]!, printed).at(-1)?.text
    expect(from(4)).toBe('From note 4 and Carbon price on half of emissions by 2035, house forecast (29%).')
    expect(from(3)).toMatch(/^From Emissions of 2030 below those of 2024, house forecast \(31%\) and Carbon price/)
  })

  it('have at most thirty marks: the answer has its own, and every section those of what it says first', () => {
    const { evidence, answer } = sampleReport()
    const rows = Array.from({ length: 60 }, (_, i) => ({ ...evidence[1]!, id: `n${i}`, value: i }))
    const says = (from: number, count: number): Section['sentences'] =>
      rows.slice(from, from + count).map(({ id, item, version, field, value }) => ({
        text: `${value}.`,
        claims: [{ kind: 'number', evidence: id, item, version, field, value, text: String(value), start: 0 }],
        by: 'template',
      }))
    const section = (name: Section['name'], from: number, count: number): Section => {
      return { name, title: name, blocks: [], sentences: says(from, count) }
    }
    const sections = [section('answer', 0, 14), section('drivers', 14, 26), section('method', 40, 20)]
    const { list } = notesOf({ answer, evidence: [...evidence, ...rows], sections })
    const marked = list.flatMap(({ isCited, evidence: { id } }) => (isCited ? [id] : []))
    // The answer, the ten that it is told by, and then by turns.
    expect(marked).toEqual(['e1', ...ids(0, 10), ...ids(14, 10), ...ids(40, 9)])
  })

  it('stand behind no name and no year, also where another sentence quotes or counts them', () => {
    const report = sampleReport()
    const [first] = report.sections
    const claims = first!.sentences[0]!.claims.map((claim) => ({ ...claim, kind: 'fact' as const }))
    const sections = [{ ...first!, sentences: [...first!.sentences, { ...first!.sentences[0]!, claims }] }]
    const [runs] = documentOf({ ...report, sections }, {}).sections[0]!.paragraphs
    expect(runs!.filter(({ text }) => text.startsWith('10,527')).map(({ note }) => note !== null)).toEqual([
      true,
      false,
    ])
  })
})

describe('the words of a report as a document', () => {
  it('are those of the report, sign by sign', () => {
    const { report, document } = made()
    for (const [i, { sentences }] of report.sections.entries()) {
      const said = document.sections[i]?.paragraphs.map((runs) => runs.map(({ text }) => text).join('')).join(' ')
      expect(said).toBe(sentences.map(({ text }) => text).join(' '))
    }
  })

  it('keep a sentence that says "it" with the one that names it', () => {
    const [long, it_, named] = [`${'a'.repeat(300)}.`, 'It has gone up.', 'begins with a name.']
    const sentences = [
      sampleSentence(long),
      sampleSentence(it_),
      sampleSentence(['Orderly descent', 'e5'], ` ${named}`),
    ]
    expect(paragraphsOf(sentences).map((paragraph) => paragraph.length)).toEqual([2, 1])
  })

  it('are put together again from their pieces, whatever the claims', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.array(fc.nat(60), { maxLength: 6 }), (text, starts) => {
        const claims = starts.map((start) => ({
          ...sampleSentence(['31%', 'e4']).claims[0]!,
          start,
          text: text.slice(start, start + 4),
        }))
        const pieces = piecesOf({ text, claims: claims.filter((claim) => claim.text !== ''), by: 'template' })
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      }),
    )
  })

  it('show every value of a picture with its footnote', () => {
    const { document } = made()
    const marks = document.sections.flatMap(({ pictures }) =>
      pictures
        .filter(({ block }) => block.type !== 'fan')
        .map(({ table }) => table.rows.flat().filter(({ note }) => note !== null).length),
    )
    expect(marks).toEqual([3, 4, 2, 2, 1])
  })

  it('of a fan say what came from elsewhere, and a report of before says nothing of it', () => {
    const now = sampleReport()
    expect(fanOf(now)).toMatch(/ A newer value from elsewhere: 10,710 in 2025, Global Carbon Budget\.$/)
    const before = { ...sampleFan, newer: undefined, projected: undefined, provisional: undefined }
    const sections = now.sections.map((one) => ({ ...one, blocks: one.name === 'drivers' ? [before] : one.blocks }))
    expect(fanOf(reportSchema.parse({ ...now, sections }))).not.toContain('elsewhere')
  })

  it('of a fan never go below what is possible', () => {
    const report = sampleReport()
    for (const section of report.sections)
      for (const block of section.blocks)
        if (block.type === 'fan') Object.assign(block, { bounds: { least: 11_000, most: 12_000 } })
    const fan = documentOf(report, {})
      .sections.flatMap(({ pictures }) => pictures)
      .find(({ block }) => block.type === 'fan')
    const numbers =
      fan?.table.rows.flatMap((row) => row.slice(1).map(({ text }) => Number(text.replaceAll(',', '')))) ?? []
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(11_000)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(12_000)
  })
})

describe('how a report came about', () => {
  it('is said plainly where no language model was asked', () => {
    expect(sayWording({ wording: null })[0]).toMatch(/^Made without a language model[.]/)
  })

  it('names how many sentences are a model’s, what it read and wrote, what that cost, and why it was refused', () => {
    const wording = {
      model: 'm',
      byModel: 7,
      sentences: 40,
      promptTokens: 12_000,
      answerTokens: 900,
      cost: 0.004,
      rejected: { 'changed-number': 2 },
    }
    expect(sayWording({ wording }).join(' ')).toBe(
      '7 of 40 sentences are worded by the language model m, all verified against the evidence. Every sentence cites items at their versions, and every number can be recomputed. ' +
        'The model read 12,000 tokens and wrote 900, under US$0.01. 2 of its sentences were not taken: changed number 2.',
    )
  })

  it('names each other job of a model, what it took and what came of it, and does not say that there was none', () => {
    const taken = { model: 'm', promptTokens: 9000, answerTokens: 400, cost: 0.02, ms: 2300 }
    const jobs = [
      { job: 'judge', ...taken, calls: 14, faults: { 'unreadable answer': 1 }, came: { 'judgements taken': 6 } },
      { job: 'criticise', ...taken, calls: 1, faults: {}, came: { 'found unclear': 0 } },
      { job: 'entail', ...taken, calls: 0, faults: {}, came: {} },
    ]
    expect(sayWording({ wording: null, jobs })).toEqual([
      'Worded without a language model. Every sentence cites items at their versions, and every number can be recomputed.',
      'Judging the chance apart from the report: 14 calls to m, which read 9,000 tokens and wrote 400, US$0.02, in 2.3 s of its time. Of it came: judgements taken 6. Not taken: unreadable answer 1.',
      'Reviewing the report before delivery: 1 call to m, which read 9,000 tokens and wrote 400, US$0.02, in 2.3 s of its time.',
    ])
  })

  it('says how long it took, and which steps, where that is worth a second', () => {
    expect(sayOf(42, 1300)).toBe('Made on 18 Nov 2026 in 1.3 s: sections 1.3 s.')
    expect(sayOf(0, 600)).toBe('Made on 18 Nov 2026.')
  })
})

const sayOf = (reading: number, sections: number) =>
  sayMaking({
    madeAt: '2026-11-18T09:30:00.000Z',
    took: [
      { step: 'reading', ms: reading },
      { step: 'sections', ms: sections },
    ],
  })

describe('small words', () => {
  it.for([
    ['numbers.projection.2035.p50', 'projection 2035, median'],
    ['details.houseForecast.estimate.probability', 'house forecast, probability'],
    ['details.series.observations.2024', 'series, observation 2024'],
    ['numbers.direction.direction', 'direction'],
    ['details.watch.0.what', 'what to watch no. 1, what'],
    ['title', 'title'],
    ['crowd.4711.estimate.probability', 'what people said together (row 4711 of what was told), probability'],
  ])('a path %s is "%s"', ([field = '', said = '']) => {
    expect(sayField(field)).toBe(said)
  })

  it.for<[value: number | string, unit: string | null, said: string]>([
    [0.31, 'chance', '31%'],
    ['[["1935",1],["2024",2]]', null, '2 values, 1935 to 2024'],
    ['{"at":"2035","knots":[]}', null, 'the values for 2035'],
    ['[a title in brackets', null, 'several values'],
    ['2026-11-20', 'day', '20 Nov 2026'],
  ])('the value %s of unit %s is "%s"', ([value, unit, said]) => {
    expect(sayValue({ value, unit })).toBe(said)
  })

  it.for([
    ['Will the world emit less?', 'farsight-57-will-the-world-emit-less.pdf'],
    ['Zürich; rm -rf "/" \r\nX: y', 'farsight-57-zurich-rm-rf-x-y.pdf'],
    ['日本 😀', 'farsight-57.pdf'],
    ['a'.repeat(300), `farsight-57-${'a'.repeat(60)}.pdf`],
  ])('a report titled %s is kept as %s', ([title = '', name = '']) => {
    expect(fileNameOf('57', title, 'pdf')).toBe(name)
  })

  it('only items have a page', () => {
    expect(['trend/4', 'set/energy', 'report', 'trend/4/../..', 'javascript:1'].map(itemPath)).toEqual([
      '/trend/4',
      null,
      null,
      null,
      null,
    ])
  })

  it('a long table keeps its first and its last row', () => {
    const rows = Array.from({ length: 40 }, (_, i) => i)
    expect(thinned(rows, 5)).toEqual([0, 10, 20, 29, 39])
    expect(thinned([1, 2], 5)).toEqual([1, 2])
  })

  it('nothing that XML forbids or that turns the direction of text stays in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign, maxLength: 40 }), (text) => {
        expect(cleanText(text)).not.toMatch(/[\p{Control}\p{Surrogate}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u)
      }),
    )
    expect(cleanText(' a\u0000\ud800b\n\tc\u202e ')).toBe('ab c')
  })
})
