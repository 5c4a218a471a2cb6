/** A decision in sentences: where it turns, on which side of that we stand, and what that carries. Never more than it carries. */
import { type Carried, carriedBy, beatenBy, leastRegret, type Standing, standingOf } from '../../decision/standing.ts'
import type { Outcomes } from '../../decision/choice.ts'
import type { Piece } from '#engine/decisions/options.ts'
import type { Sentence } from '../../report/report.ts'
import { isOwnUnit } from '../../report/shown-value.ts'
import { roughly } from '../facts.ts'
import { amount, bare, connect, listed, named, type Phrase, plainly, sentence } from '../sentence.ts'
import type { Writing } from '../writing.ts'
import { aheadOf, regretOf, turnsOf, worthOf } from './comes-to.ts'
import type { OurChance } from './our-chance.ts'
import { outcomesOf, type Theirs } from './theirs.ts'

type About = { w: Writing; theirs: Theirs; ours: OurChance | null }

/** Where they say what each comes to. */
export function tellConsequences(about: About): Sentence[] {
  const { theirs, ours } = about
  const standing = standingOf(theirs.payoffs)
  // Each teller takes its own.
  return [...whereTheyPart(about), ...tellers[standing.is](about, standing as never), whoseNumbers(theirs, ours)]
}

/** Where they name the value themselves. */
export function whereTheyPart({ w, theirs: { choice } }: Pick<About, 'w' | 'theirs'>): Sentence[] {
  if (!('value' in choice.outcomes)) return []
  const { value, unit } = choice.outcomes
  const about = { title: 'The value at which your outcomes part', unit: unit === '' || isOwnUnit(unit) ? null : unit }
  return [
    sentence`Your outcomes part at a value of ${amount(w.table.asked('read.choice.outcomes.value', value, about))}.`,
  ]
}

const tellers: { [Is in Standing['is']]: (about: About, standing: Extract<Standing, { is: Is }>) => Sentence[] } = {
  same: ({ theirs: { names } }) => [
    sentence`By your numbers ${listed(names.map(named))} come to the same whichever way it comes, so that nothing hangs on it.`,
  ],
  'no-regret': ({ theirs: { names } }, { option }) => [
    sentence`By your numbers ${nameAt(names, option)} is at least as good as the rest whichever way it comes: no chance would turn that.`,
  ],
  turning: (about, { pieces }) => {
    const carried = about.ours && carriedAt(about.theirs, about.ours)
    return [
      whereItTurns(about, pieces),
      ...(about.ours && carried ? [whereWeStand(about, about.ours, carried, pieces)] : [connect('no-chance-of-it')]),
      ...neverBetter(about),
      ...(carried?.is === 'ahead' ? [] : leastWrong(about)),
      ...(about.ours ? worthKnowing(about, about.ours) : []),
    ]
  },
}

function carriedAt({ payoffs }: Theirs, { chance, ends }: OurChance): Carried {
  const [low, high] = [ends?.low, ends?.high].map((end) => (end ? Number(end.value) : null))
  return carriedBy(payoffs, { chance: Number(chance.value), low: low ?? null, high: high ?? null })
}

const nameAt = (names: Theirs['names'], place: number): Phrase => {
  const name = names[place]
  return name ? named(name) : ''
}

export const firstOutcome: Record<Outcomes['by'], string> = { answer: 'a yes', value: 'that value or more' }

/** 'The choice turns at a chance of 37% for a yes: below it “lease” brings the most on average by your numbers, above it “buy”.' */
function whereItTurns({ w, theirs }: About, pieces: readonly Piece[]): Sentence {
  const { choice, names } = theirs
  const turns = turnsOf(w, theirs, pieces).map(amount)
  const [first, ...others] = pieces.map(({ option }) => nameAt(names, option))
  const best = `${choice.isCost ? 'costs the least' : 'brings the most'} on average by your numbers`
  const of = firstOutcome[choice.outcomes.by]
  return turns.length === 1
    ? sentence`The choice turns at a chance of ${turns} for ${of}: below it ${first ?? ''} ${best}, above it ${others}.`
    : sentence`The choice turns at chances of ${listed(turns)} for ${of}: up to the first ${first ?? ''} ${best}${others.map((one): Phrase => [', then ', one])}.`
}

function whereWeStand({ w, theirs }: About, ours: OurChance, carried: Carried, pieces: readonly Piece[]): Sentence {
  const { chance, ends } = ours
  const said: Phrase = ends
    ? ['We say ', amount(chance), ', between ', amount(ends.low), ' and ', amount(ends.high)]
    : ['We say ', amount(chance)]
  if (carried.is === 'open')
    return ends
      ? sentence`${said}: the choice turns within that range, so that these numbers carry no option before the others.`
      : sentence`${said}, where the best of them come to the same: these numbers carry no option before the others.`
  const ahead = named(aheadOf(w, theirs, chance))
  if (carried.is === 'ahead') return sentence`${said}: ${ahead} stays ahead over the whole range.`
  const nearest = nearestTurn({ w, theirs }, Number(chance.value), pieces)
  const apart = w.table.compute('points-between', [chance, nearest], {
    title: 'Between our chance and where the choice turns',
    unit: 'points',
  })
  if (Math.round(Number(apart.value)) === 0)
    return sentence`${said}, where ${ahead} is ahead by a hair: for that chance the base has no range, and the slightest move would turn the choice.`
  const direction = Number(nearest.value) > Number(chance.value) ? 'more' : 'less'
  return sentence`${said}, where ${ahead} is ahead; for that chance the base has no range, and ${amount(apart)} ${direction} would turn the choice.`
}

/** Of the edges of the piece that a chance lies in. */
function nearestTurn({ w, theirs }: Pick<About, 'w' | 'theirs'>, chance: number, pieces: readonly Piece[]) {
  const byDistance = turnsOf(w, theirs, pieces).toSorted(
    (a, b) => Math.abs(Number(a.value) - chance) - Math.abs(Number(b.value) - chance),
  )
  const [nearest] = byDistance
  if (!nearest) throw new Error('a choice that turns has a chance at which it does')
  return nearest
}

/** What is never the best, since another comes to at least as much either way. */
function neverBetter({ theirs: { names, payoffs } }: About): Sentence[] {
  return beatenBy(payoffs).flatMap((by, place) =>
    by === null
      ? []
      : [
          sentence`${nameAt(names, place)} is never the better: ${nameAt(names, by)} is at least as good whichever way it comes.`,
        ],
  )
}

/** The step that is regretted least, where no chance carries the choice. */
function leastWrong({ w, theirs }: About): Sentence[] {
  const place = leastRegret(theirs.payoffs)
  if (place === null) return []
  const behind = regretOf(w, theirs, place)
  return [
    sentence`The least can go wrong with ${nameAt(theirs.names, place)}: whichever way it comes, it falls at most ${amount(behind)} behind what would have been best.`,
  ]
}

function worthKnowing({ w, theirs }: About, { chance }: OurChance): Sentence[] {
  const worth = worthOf(w, theirs, chance)
  if (bare(worth).text === '0') return []
  return [
    sentence`To know beforehand how it comes would be worth ${roughly(worth)} on average by our chance: to wait for it is worth no more.`,
  ]
}

function whoseNumbers({ choice, unit }: Theirs, ours: OurChance | null): Sentence {
  const [first, second] = outcomesOf(choice)
  const what: Phrase = [choice.isCost ? 'costs' : 'brings', ' ', first, ' and ', second, ', in ', plainly(unit)]
  return ours
    ? sentence`You say what each option ${what}; only the chance is ours.`
    : sentence`You say what each option ${what}; no number of it is ours.`
}
