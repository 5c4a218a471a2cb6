/**
 * Near misses are told no number: every question and series of the base is asked with one thing of it exchanged, by who
 * does it, to whom, what is done, what is produced for what is used, where, and in which kind of unit. Whatever is added
 * to the base is asked so too.
 */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../given.ts'
import { givenReport } from '../../given/report.ts'
import { placesIn } from '#analyses/ask/places/place.ts'
import { thingsIn } from '#analyses/server/lexicon/things.ts'
import { parseUnit } from '#analyses/units/parse-unit.ts'

const { pool } = await givenDatabase({ stocked: true })
const now = new Date('2026-11-27')

/** Of the same sort, and of another thing: what is asked for in their place is in nothing of the base. */
const others: readonly (readonly [RegExp, string])[] = [
  [/\bMoon\b/g, 'planet Venus'],
  [/\bMars\b/g, 'Venus'],
  [/\beuro\b/g, 'dollar'],
  [/\bgold\b/gi, 'platinum'],
  [/\bbitcoin\b/gi, 'dogecoin'],
  [/\bjournalists?(?: and media workers)?\b/gi, 'dentists'],
  [/\btuberculosis\b/gi, 'cholera'],
  [/\bmeasles\b/gi, 'mumps'],
  [/\bpoliovirus\b/gi, 'smallpox'],
  [/\bmethane\b/gi, 'hydrogen'],
  [/\bBrent crude\b/g, 'palm oil'],
  [/\bArctic\b/g, 'Baltic'],
  [/\bwomen\b/gi, 'farmers'],
  [/\bglaciers?\b/gi, 'dunes'],
  [/\belectric cars\b/gi, 'electric ferries'],
  [/\bdata centres\b/gi, 'breweries'],
  [/\basteroid\b/gi, 'dirigible'],
  [/\bvolcanic eruption\b/gi, 'hailstorm'],
  [/\brecession\b/gi, 'referendum'],
  [/\bsuicide\b/gi, 'divorce'],
  [/\bhomicide\b/gi, 'burglary'],
  [/\bsolar\b/gi, 'tidal'],
  [/\bsun\b/gi, 'tides'],
  [/\bwind\b/gi, 'tides'],
  [/\bnuclear (?=power|weapon)/gi, 'tidal '],
  [/\bforest\b/gi, 'desert'],
  [/\bcement\b/gi, 'whisky'],
  [/\bpeacekeepers\b/gi, 'plumbers'],
  [/\bWorld Cup\b/g, 'Champions League'],
  [/\bWikipedia\b/g, 'Britannica'],
]
/** What is done, and what works against it or is done the other way. */
const opposites: readonly (readonly [RegExp, string])[] = [
  [/\bwin\b/g, 'lose'],
  [/\bjoin\b/g, 'leave'],
  [/\blicensed\b/g, 'banned'],
  [/\bissued\b/g, 'cancelled'],
  [/\b(?:CPJ )?count as killed\b/g, 'be born'],
  [/\bkilled\b/g, 'born'],
  [/\bdeclare\b/g, 'end'],
  [/\bcarry out a nuclear test\b/g, 'ban a nuclear test'],
  [/\blegal\b/g, 'illegal'],
  [/\bdie\b/g, 'be born'],
  [/\buse\b/g, 'produce'],
  [/(?<=\bWhich source will )generate\b/g, 'use'],
  [/\bblockade or attack\b/g, 'invade'],
  [/\bin prison\b/g, 'freed'],
]

type Item = { title: string; label: string; kind: string; unit: string | null }
const { rows } = await pool.query<Item>(
  `select kind, title, label, coalesce(details->'series'->>'unit', details->'question'->>'unit') as unit
   from item where kind in ('prediction', 'trend') order by id`,
)
/** A series is asked for by its name. */
const asked = rows.map((item) => ({
  ...item,
  text: item.kind === 'trend' ? `What will ‘${item.label}’ be in 2030?`.replaceAll(/[‘’]/g, '') : item.title,
}))

const exchanged = (text: string, pairs: typeof others): string[] =>
  pairs.map(([said, instead]) => text.replaceAll(said, instead)).filter((one) => one !== text)

const spelt = (place: string) => (place === 'United States' ? /\b(?:the United States|US)\b/ : new RegExp(place))

/** 'China blockades Taiwan' by 'Brazil blockades Taiwan', and by 'Taiwan blockades China'. */
function elsewhere(text: string): string[] {
  const places = placesIn(text).filter((place) => spelt(place).test(text))
  const [one, two] = places
  const swapped = one && two ? [text.replace(spelt(one), '\u0000').replace(spelt(two), one).replace('\u0000', two)] : []
  return [...places.map((place) => text.replace(spelt(place), 'Brazil')), ...swapped]
}

/** In a unit of another kind than it is counted in. */
function inOtherUnit({ label, unit, kind }: Item): string[] {
  if (unit === null) return []
  const other = parseUnit(unit).dimension === 'mass' ? 'metres' : 'tonnes'
  const name = label.replace(/,? (?:in |at the end of |by |mean of )?(?:\w+ )?20\d\d$/, '')
  return [`What will the ${kind === 'trend' ? label : name} be in ${other} in 2030?`]
}

async function areTold(questions: readonly string[]): Promise<string[]> {
  const told: string[] = []
  for (const question of questions) {
    const { report } = await givenReport(pool, question, { now })
    if (report.isAnswered === true) told.push(`${question} => ${report.answer?.figure} ${report.answer?.says}`)
  }
  return told
}

test('the base has what is exchanged', () => {
  const all = asked.map(({ text }) => text).join('\n')
  const unmet = [...others, ...opposites].filter(([said]) => all.search(said) < 0).map(([said]) => String(said))
  expect(unmet).toEqual([])
  expect(thingsIn('platinum and dentists')).toEqual(['platinum', 'dentists'])
})

test.for<[string, (item: (typeof asked)[number]) => string[]]>([
  ['another thing, or somebody else', ({ text }) => exchanged(text, others)],
  ['the opposite, or the other way round', ({ text }) => exchanged(text, opposites)],
  ['another country, or each in the place of the other', ({ text }) => elsewhere(text)],
  ['a unit of another kind', inOtherUnit],
])('what is asked of %s is told no number of the base', async ([, miss]) => {
  const questions = asked.flatMap(miss)
  expect(questions.length).toBeGreaterThan(10)
  expect(await areTold(questions)).toEqual([])
})
