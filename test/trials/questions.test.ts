/** R27 Reports on many questions read well, say something, and can be recomputed. */
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkReport, type Fault } from '#analyses/checking/check-report.ts'
import { report as reportShape, type Report, sectionNames } from '#analyses/report/report.ts'
import { givenDatabase } from '../given.ts'
import { givenReport } from '../given/report.ts'

const { pool } = await givenDatabase({ stocked: true })
type Made = { question: string; report: Report; faults: Fault[] }
let made: Made[]
let trends: Made[]

async function make(question: string, trend: string | null = null): Promise<Made> {
  const { report, resolve } = await givenReport(pool, question, { trend })
  return { question, report, faults: await checkReport(report, resolve) }
}

beforeAll(async () => {
  const questions = (await readFile('bench/questions.txt', 'utf8')).split('\n').filter((line) => line.trim() !== '')
  made = []
  for (const question of questions.filter((_, i) => i % 3 === 0)) made.push(await make(question))
  trends = [
    await make('Cities and towns hold a growing majority', 'trend/177'),
    await make('Will it pass 62% by 2030?', 'trend/177'),
  ]
})

const all = () => [...made, ...trends]
const textsOf = ({ report }: Made) => report.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text))

describe('every report', () => {
  it('says only what the base says, at the versions that it cites', () => {
    expect(all().flatMap(({ question, faults }) => faults.map((fault) => ({ question, ...fault })))).toEqual([])
  })

  it('has the shape of a report, its sections in their order', () => {
    for (const { report } of all()) {
      expect(reportShape.parse(report)).toEqual(report)
      expect(report.sections.map(({ name }) => name)).toEqual(
        sectionNames.filter((name) => report.sections.some((section) => section.name === name)),
      )
    }
  })

  it('holds no number that is none, no empty word, and ends each sentence', () => {
    for (const text of all().flatMap(textsOf)) {
      expect(text).not.toMatch(/NaN|Infinity|undefined|\bnull\b|\[object|\s\s|\s[.,;:]|\.\.|—/)
      expect(text).toMatch(/\.$/)
    }
  })

  it('has no share above 100%', () => {
    const claims = all().flatMap(({ report }) =>
      report.sections.flatMap(({ sentences }) => sentences.flatMap((one) => one.claims)),
    )
    const shares = claims.filter(({ text, kind }) => kind === 'number' && text.includes('% of '))
    expect(shares.filter(({ text }) => Number.parseFloat(text) > 100)).toEqual([])
  })

  it('says nothing twice', () => {
    const twice = all().flatMap((one) => textsOf(one).filter((text, i, texts) => texts.indexOf(text) < i))
    expect(twice).toEqual([])
  })

  it('differs from the others in most of what it says', () => {
    for (const one of made) {
      for (const other of made) {
        if (one === other) continue
        const texts = new Set(textsOf(other))
        const shared = textsOf(one).filter((text) => texts.has(text)).length
        expect({ one: one.question, other: other.question, isOther: shared / textsOf(one).length < 0.7 }).toMatchObject(
          { isOther: true },
        )
      }
    }
  })
})
