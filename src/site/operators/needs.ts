/** What needs a hand: each with what it means, what to do, and where its list is. */
import { sayCounted } from '#kit/numbers.ts'
import { screenPaths } from '#kit/paths.ts'
import type { Health } from './rate-health.ts'
import { listWrong, type Need } from './wrong.ts'

export type Waiting = Record<
  'reported' | 'authors' | 'signals' | 'comments' | 'outcomes' | 'objections' | 'due',
  number
>
/** What is wrong comes before what waits for a word. Of what is not known nothing is said. */
export function listNeeds(health: Health | null, waiting: Waiting | null): Need[] {
  return [
    ...(health ? listWrong(health) : []),
    ...(waiting ? ofReaders(waiting) : []),
    ...(health ? ofHolds(health) : []),
  ]
}

const { operatorQueue: queue, operatorOutcomes: outcomes } = screenPaths
const lists: readonly [keyof Waiting, title: (count: number) => string, to: string, go: string][] = [
  ['reported', (count) => `${sayCounted(count, 'reported item')}`, queue('reported'), 'Reports'],
  ['authors', (count) => `${sayCounted(count, 'author')} to be listed`, queue('authors'), 'Authors'],
  ['signals', (count) => `${sayCounted(count, 'signal')} of readers`, queue('signals'), 'Signals'],
  ['comments', (count) => `${sayCounted(count, 'comment')}`, queue('comments'), 'Comments'],
  [
    'objections',
    (count) => `${sayCounted(count, 'outcome')} that people object to`,
    outcomes('unresolved'),
    'Outcomes',
  ],
  ['due', (count) => `${sayCounted(count, 'question')} due and not decided`, outcomes('unresolved'), 'Outcomes'],
  [
    'outcomes',
    (count) => `${sayCounted(count, 'outcome')} that a revision contradicts`,
    outcomes('overturned'),
    'Revisions',
  ],
]

function ofReaders(waiting: Waiting): Need[] {
  return lists
    .filter(([name]) => waiting[name] > 0)
    .map(([name, title, to, go]) => ({
      title: title(waiting[name]),
      what: 'Waiting for your word.',
      to,
      go,
      isWrong: false,
    }))
}

function ofHolds({ holds }: Health): Need[] {
  if (!holds) return []
  const title = `${sayCounted(holds, 'change')} of series`
  return [{ title, what: 'Waiting for your word.', to: screenPaths.sources(), go: 'Sources', isWrong: false }]
}

/** How many wait in each list that operators have. */
export function countLists(waiting: Waiting): { queue: number; outcomes: number } {
  const { reported, authors, signals, comments, objections, due, outcomes: overturned } = waiting
  return { queue: reported + authors + signals + comments, outcomes: objections + due + overturned }
}
