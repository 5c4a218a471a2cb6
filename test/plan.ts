/**
 * The plan of the house as values: which rooms there are, on which floors, and which others each may use.
 * `src/app/plan.test.ts` holds the code against it.
 */

/** The lowest first. A room stands on those of lower floors that it may use, and on no other. */
export const floors = [
  ['engine', 'kit'],
  ['items', 'local'],
  ['series', 'accounts', 'legal'],
  ['trends', 'predictions', 'membership'],
  ['scenarios', 'sources', 'site'],
  ['analyses', 'readers', 'forecasts', 'discussion', 'resolution'],
  ['record', 'notices', 'outlets', 'simulation', 'imports'],
  ['app'],
] as const
export type Room = (typeof floors)[number][number]
export const rooms: readonly Room[] = floors.flat()

/** Knowledge knows nobody's account and people know no item: they meet in site, analyses, readers, forecasts, discussion, resolution, record and app. */
export const mayUse: Record<Room, readonly Room[]> = {
  engine: [],
  kit: [],
  items: ['kit'],
  local: ['kit'],
  series: ['engine', 'kit', 'items'],
  accounts: ['kit', 'local'],
  legal: ['kit', 'items'],
  trends: ['engine', 'kit', 'items', 'series'],
  predictions: ['engine', 'kit', 'items', 'series'],
  membership: ['kit', 'accounts'],
  scenarios: ['engine', 'kit', 'items', 'series', 'trends', 'predictions'],
  sources: ['kit', 'items', 'series', 'accounts', 'trends', 'predictions'],
  site: ['kit', 'items', 'accounts', 'membership'],
  analyses: [
    'engine',
    'kit',
    'items',
    'series',
    'trends',
    'predictions',
    'scenarios',
    'sources',
    'accounts',
    'membership',
    'site',
  ],
  readers: ['kit', 'items', 'series', 'accounts', 'site'],
  forecasts: ['engine', 'kit', 'items', 'accounts', 'predictions', 'site'],
  discussion: ['kit', 'items', 'accounts', 'site'],
  resolution: ['kit', 'items', 'accounts', 'predictions', 'site'],
  record: [
    'engine',
    'kit',
    'items',
    'series',
    'trends',
    'predictions',
    'scenarios',
    'sources',
    'analyses',
    'readers',
    'forecasts',
    'resolution',
    'site',
  ],
  notices: [
    'kit',
    'items',
    'accounts',
    'predictions',
    'sources',
    'membership',
    'site',
    'analyses',
    'readers',
    'forecasts',
    'discussion',
    'resolution',
  ],
  outlets: ['kit', 'items', 'series', 'site'],
  simulation: ['engine', 'kit', 'items', 'local', 'series', 'accounts', 'trends', 'predictions', 'forecasts'],
  imports: ['engine', 'kit', 'items', 'series', 'accounts', 'predictions', 'forecasts'],
  app: rooms.filter((room) => room !== 'app'),
}
