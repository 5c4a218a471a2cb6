/** Changes of one thing in a report, each of which is to be found when the report is held against the base. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { checkReport } from '#analyses/checking/check-report.ts'
import type { Resolve } from '#analyses/checking/resolve.ts'
import type { Report } from '#analyses/report/report.ts'

type Made = { report: Report; resolve: Resolve }

/**
 * Changes so many times any of the reports, at any place of it. Answers what was changed and not found, or null where
 * all was.
 */
export async function notFound(
  made: readonly Made[],
  change: (report: Report, at: number) => void,
  numRuns: number,
): Promise<string | null> {
  const having = made.filter(({ report }) => has(report, change))
  const property = fc.asyncProperty(fc.nat(), fc.nat({ max: 500 }), async (which, at) => {
    const { report, resolve } = one(having, which)
    const changed = structuredClone(report)
    change(changed, at)
    expect(changed).not.toEqual(report)
    expect(await checkReport(changed, resolve)).not.toEqual([])
  })
  return (await fc.asyncDefaultReportMessage(await fc.check(property, { numRuns }))) ?? null
}

/** Not every report has a picture of every kind; where none has, nothing is found out and the test fails. */
function has(report: Report, change: (report: Report, at: number) => void): boolean {
  try {
    change(structuredClone(report), 0)
    return true
  } catch {
    return false
  }
}

const one = <T>(list: readonly T[], at: number): T => {
  const found = list[at % Math.max(1, list.length)]
  if (found === undefined) throw new Error('there is none to change')
  return found
}
const sentencesOf = (report: Report) => report.sections.flatMap(({ sentences }) => sentences)
const claimedOf = (report: Report) => sentencesOf(report).filter(({ claims }) => claims.length > 0)
const numbersOf = (report: Report) =>
  claimedOf(report).flatMap((sentence) =>
    sentence.claims.filter(({ kind }) => kind === 'number').map((claim) => ({ sentence, claim })),
  )
const blocksOf = (report: Report, type: string) =>
  report.sections.flatMap(({ blocks }) => blocks).filter((block) => block.type === type)
type Fan = Extract<Report['sections'][number]['blocks'][number], { type: 'fan' }>
/** A report that draws none has its title changed. */
const changeFan = (report: Report, at: number, change: (fan: Fan) => Partial<Fan>) => {
  const fans = blocksOf(report, 'fan')
  const fan = fans[at % Math.max(1, fans.length)]
  if (fan?.type === 'fan') Object.assign(fan, change(fan))
  else report.title = 'Another'
}
/** 17 becomes 18, 19 becomes 20: a digit that is another. */
const otherDigit = (text: string, at: number) => {
  const places = [...text].flatMap((sign, i) => (/\d/.test(sign) ? [i] : []))
  const place = one(places, at)
  return `${text.slice(0, place)}${(Number(text[place]) + 1 + (at % 8)) % 10}${text.slice(place + 1)}`
}

/** Each changes one thing of a report; `at` says which. */
export const changes: Record<string, (report: Report, at: number) => void> = {
  'a digit of a number, in the words alone': (report, at) => {
    const { sentence, claim } = one(
      numbersOf(report).filter(({ claim: { text } }) => /\d/.test(text)),
      at,
    )
    const text = otherDigit(claim.text, at)
    sentence.text = sentence.text.slice(0, claim.start) + text + sentence.text.slice(claim.start + claim.text.length)
  },
  'a digit of a number, in the words and in the claim': (report, at) => {
    const { sentence, claim } = one(
      numbersOf(report).filter(({ claim: { text } }) => /^\d/.test(text)),
      at,
    )
    const text = otherDigit(claim.text, at)
    sentence.text = sentence.text.slice(0, claim.start) + text + sentence.text.slice(claim.start + claim.text.length)
    claim.text = text
  },
  'the value of a claim': (report, at) => {
    const { claim } = one(numbersOf(report), at)
    claim.value = Number(claim.value) + 1
  },
  'the evidence of a claim': (report, at) => {
    const claim = one(claimedOf(report), at).claims[0]
    const other = claim && report.evidence.find(({ value }) => value !== claim.value)
    if (claim && other) claim.evidence = other.id
  },
  'a claim, to evidence that is not there': (report, at) => {
    const claim = one(claimedOf(report), at).claims[0]
    if (claim) claim.evidence = 'e99999'
  },
  'the item of a claim': (report, at) => {
    const claim = one(claimedOf(report), at).claims[0]
    if (claim) claim.item = 'trend/1'
  },
  'the version of a claim': (report, at) => {
    const claim = one(claimedOf(report), at).claims[0]
    if (claim) claim.version = (claim.version ?? 0) + 1
  },
  'where a claim stands': (report, at) => {
    const claim = one(claimedOf(report), at).claims[0]
    if (claim) claim.start += 1
  },
  'the claims of a sentence, dropped': (report, at) => {
    one(claimedOf(report), at).claims = []
  },
  'one claim of a number, dropped': (report, at) => {
    const { sentence, claim } = one(
      numbersOf(report).filter(({ claim: { text } }) => /\d/.test(text)),
      at,
    )
    sentence.claims = sentence.claims.filter((other) => other !== claim)
  },
  'a sentence, added without a claim': (report, at) => {
    one(report.sections, at).sentences.push({ text: 'Experts agree that it will go on.', claims: [], by: 'template' })
  },
  'a sentence that calls itself connecting': (report, at) => {
    one(report.sections, at).sentences.push({ text: 'Experts agree that it will go on.', claims: [], by: 'connecting' })
  },
  'a number, added to a sentence': (report, at) => {
    const sentence = one(claimedOf(report), at)
    sentence.text = sentence.text.replace(/\.$/, ', up from 17.')
  },
  'a name, added to a sentence': (report, at) => {
    const sentence = one(claimedOf(report), at)
    sentence.text = sentence.text.replace(/\.$/, ', says Reuters.')
  },
  'a value of the evidence': (report, at) => {
    const row = one(
      report.evidence.filter(({ value }) => typeof value === 'number'),
      at,
    )
    row.value = Number(row.value) * 1.01 + 0.5
  },
  'a value of the evidence, and all that states it': (report, at) => {
    const row = one(
      report.evidence.filter(({ value, formula }) => typeof value === 'number' && formula === null),
      at,
    )
    const value = Number(row.value) * 1.01 + 0.5
    for (const { claims } of sentencesOf(report))
      for (const claim of claims) if (claim.evidence === row.id) claim.value = value
    row.value = value
  },
  'the version of the evidence': (report, at) => {
    const row = one(
      report.evidence.filter(({ version }) => version !== null),
      at,
    )
    row.version = (row.version ?? 0) + 1
  },
  'the field of the evidence': (report, at) => {
    const row = one(
      report.evidence.filter(({ version }) => version !== null),
      at,
    )
    row.field = `${row.field}.nothing`
  },
  'the formula of the evidence': (report, at) => {
    const row = one(
      report.evidence.filter(({ formula }) => formula !== null),
      at,
    )
    row.formula = row.formula === 'share' ? 'count' : 'share'
  },
  'the inputs of a formula': (report, at) => {
    const row = one(
      // The lowest of two is the lowest of one of them too.
      report.evidence.filter(({ formula }) => formula !== null && formula !== 'lowest' && formula !== 'highest'),
      at,
    )
    row.inputs = row.inputs.slice(1)
  },
  'an input that comes later': (report, at) => {
    const row = one(
      report.evidence.filter(({ formula }) => formula !== null),
      at,
    )
    row.inputs = [row.id, ...row.inputs.slice(1)]
  },
  'a row of the evidence, twice': (report, at) => {
    report.evidence.push({ ...one(report.evidence, at) })
  },
  'the order of the sections': (report) => {
    report.sections.reverse()
  },
  'the title of a section': (report, at) => {
    one(report.sections, at).title = 'The truth'
  },
  'the title of a source': (report, at) => {
    one(report.sources, at).title += '!'
  },
  'the figure of the answer': (report) => {
    if (report.answer) report.answer.figure = otherDigit(report.answer.figure, 1)
    else report.title = 'Another'
  },
  'what the answer is said of': (report) => {
    if (report.answer) report.answer.says = 'Everything at once'
    else report.title = 'Another'
  },
  'a value of a picture': (report, at) => {
    const row = one(
      blocksOf(report, 'bars').flatMap((block) => (block.type === 'bars' ? block.rows : [])),
      at,
    )
    row.value.value += 0.01
  },
  'a projected value of a fan': (report, at) => {
    changeFan(report, at, (fan) => ({
      points: fan.points.with(0, { ...fan.points[0]!, knots: [1, 2, 3, 4, 5, 6, 7] }),
    }))
  },
  'a newer value of a fan': (report, at) => {
    changeFan(report, at, () => ({ newer: [{ at: '2025', value: 1, publisher: 'Reuters', signal: 0 }] }))
  },
  'what is preliminary of a fan': (report, at) => {
    changeFan(report, at, () => ({ provisional: '1999' }))
  },
  'what the source of a fan projects': (report, at) => {
    changeFan(report, at, () => ({ projected: [['2031', 1]] }))
  },
  'a word of a table': (report, at) => {
    const cell = one(
      blocksOf(report, 'table').flatMap((block) => (block.type === 'table' ? block.rows.flat() : [])),
      at,
    )
    cell.text = `${cell.text} or so`
  },
}
