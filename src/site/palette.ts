/** What the palette leads to besides items: the screens, by their names and by other words for them. */
import { paths } from '#items/paths.ts'
import type { ShelfView } from '#items/shelf/shelf.ts'

/** `also`: words by which it is looked for too. */
export type Way = { title: string; to: string; also: string }

const viewTitles: Record<ShelfView, string> = {
  cards: 'All stuff',
  table: 'All stuff as a table',
  timeline: 'All stuff as a timeline',
  radar: 'Radar',
  map: 'Map of what drives what',
}

type Kind = { name: string; title: string }

/** The item that is called by its kind and number, as its own page calls it: 'prediction 18', 'trend 131'. */
export function wayToNumbered(kinds: readonly Kind[], text: string): Omit<Way, 'also'> | null {
  const [, called = '', id = ''] = /^\s*(\p{L}+)\s+([1-9]\d{0,17})\s*$/u.exec(text) ?? []
  const kind = kinds.find(({ title }) => title.toLowerCase() === called.toLowerCase())
  return kind ? { title: `${kind.title} ${id}`, to: paths.item(kind.name, id) } : null
}

/** `kinds`: what can be written, by name and title. */
export function waysOf(kinds: readonly Kind[]): Way[] {
  return [
    { title: 'Home', to: paths.home(), also: 'start ask question' },
    ...Object.entries(viewTitles).map(([view, title]) => ({
      title,
      to: paths.allStuff({ view: view as ShelfView }),
      also: 'browse list search filter',
    })),
    { title: 'My stuff', to: paths.myStuff(), also: 'saved own drafts' },
    { title: 'My analyses', to: paths.analyses(), also: 'reports orders' },
    { title: 'My account', to: paths.account(), also: 'profile sign password settings' },
    { title: 'My membership', to: paths.membership(), also: 'budget payment subscription ledger' },
    ...kinds.map(({ name, title }) => ({
      title: `Write a ${title.toLowerCase()}`,
      to: paths.write(name),
      also: 'new create publish',
    })),
    { title: 'Track record', to: paths.record(), also: 'calibration score right accuracy' },
    { title: 'Leaderboard', to: paths.leaderboard(), also: 'forecasters rank peer score people season' },
    { title: 'Method', to: paths.method(), also: 'how numbers made engine' },
    { title: 'Pricing', to: paths.pricing(), also: 'cost buy packs' },
    { title: 'Help', to: paths.help(), also: 'contact support' },
    { title: 'Terms', to: paths.terms(), also: 'legal licence' },
    { title: 'Privacy', to: paths.privacy(), also: 'legal data' },
    { title: 'Imprint', to: paths.imprint(), also: 'legal contact who' },
  ]
}

/** Those of which each word that is typed begins a word, in their order; all of them where nothing is typed. */
export function waysFor(ways: readonly Way[], text: string): Way[] {
  const asked = wordsOf(text)
  return ways.filter(({ title, also }) => {
    const own = wordsOf(`${title} ${also}`)
    return asked.every((word) => own.some((one) => one.startsWith(word)))
  })
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
