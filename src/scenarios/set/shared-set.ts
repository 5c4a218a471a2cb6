/** What is told of a set of scenarios outside its page: which of its worlds is the likeliest, and how likely each is. */
import { categoryTitles } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import { embedOfPage } from '#items/sharing/page-embeds.ts'
import type { SharedChance, SharedPage } from '#items/sharing/shared-page.ts'
import { capital } from '#kit/text.ts'
import { sayCounted, sayFineChance } from '#kit/numbers.ts'
import type { ScenarioSet } from '../set.ts'
import type { ToldWorld } from '../told-world.ts'
import { sayLikely } from '../words.ts'
import { inOrder, leftOf, type Numbered } from '../worlds.ts'
import { sayBesideOf, sayHidden, sayLeading, sayUntold } from './say-leading.ts'

type Told = { set: ScenarioSet; worlds: readonly ToldWorld[] }

/** Worlds of others are in none of the figures, as on its page. */
export function sharedSetOf({ set, worlds }: Told, asOf: string): SharedPage {
  const { own } = inOrder(worlds)
  const left = leftOf(own)
  const path = paths.set(set.slug)
  return {
    path,
    picture: paths.pictureOfPage(path),
    embed: embedOfPage(path),
    kindTitle: 'Scenario set',
    kind: 'scenario',
    shape: 'plane',
    about: categoryTitles[set.category],
    title: set.question,
    summary: set.summary,
    ...answerOf(own),
    isEstimate: true,
    drawing: own.length > 0 ? { of: 'chances', rows: own.map(rowOf), rest: left ? noneOf(left) : null } : null,
    marks: [set.horizon.to + 0.5],
    foot: `${sayCounted(own.length, 'world')}, horizon ${set.horizon.to}`,
    asOf,
  }
}

function answerOf(own: readonly Numbered[]): Pick<SharedPage, 'figure' | 'beside'> {
  const [first] = own
  const likely = first?.numbers?.chance?.likely
  if (!first) return { figure: '', beside: ['No world is told yet'] }
  if (!likely)
    return { figure: '', beside: [sayHidden(own) ?? `None of ${sayCounted(own.length, 'world')} has a chance yet`] }
  const beside = [`${first.title}, ${sayLeading(own)}`, sayBesideOf(first)]
  return { figure: capital(figureOf(first)), beside }
}

function figureOf({ numbers }: Numbered): string {
  const likely = numbers?.chance?.likely
  return likely ? sayLikely(likely, numbers.isWhole) : ''
}

function rowOf(world: Numbered): SharedChance {
  const likely = world.numbers?.chance?.likely ?? null
  return {
    name: world.title,
    path: paths.item('scenario', world.id),
    figure: figureOf(world) || sayUntold(world),
    beside: [sayBesideOf(world), !world.consistent && 'written against its own matrix'].filter(Boolean).join(', '),
    chance: likely?.chance ?? null,
    band: likely && { lowest: likely.lowest, highest: likely.highest },
  }
}

function noneOf({ chance, isLeast }: NonNullable<ReturnType<typeof leftOf>>): SharedChance {
  const figure = `about ${sayFineChance(chance)}${isLeast ? ' or more' : ''}`
  return { name: 'None of these', path: null, figure, beside: '', chance, band: null }
}
