/**
 * Every screen there is, with an example of each shape that its content can take. Ids are those of the starter
 * collection.
 */

export type Screen = { title: string; path: string; isMissing?: boolean }

export const screens: readonly Screen[] = [
  { title: 'home', path: '/' },
  { title: 'all stuff as cards', path: '/all-stuff' },
  { title: 'all stuff as a table', path: '/all-stuff?view=table' },
  { title: 'all stuff in time', path: '/all-stuff?view=timeline' },
  { title: 'all stuff on the radar', path: '/all-stuff?view=radar' },
  { title: 'the radar as a list', path: '/all-stuff?view=radar&as=list' },
  { title: 'all stuff on the map', path: '/all-stuff?view=map&item=trend/131' },
  { title: 'all stuff with filters on', path: '/all-stuff?kind=trend&category=environmental&from=2030' },
  { title: 'all stuff with nothing found', path: '/all-stuff?q=xyzzyqwertz&kind=trend' },
  { title: 'a yes-or-no prediction', path: '/prediction/1' },
  { title: 'a prediction of a choice', path: '/prediction/46' },
  { title: 'a prediction of a number', path: '/prediction/12' },
  { title: 'a prediction of a day', path: '/prediction/18' },
  { title: 'a yearly trend with negative values', path: '/trend/173' },
  { title: 'a trend whose last value is old', path: '/trend/150' },
  { title: 'a monthly trend', path: '/trend/148' },
  { title: 'a scenario', path: '/scenario/213' },
  { title: 'a scenario at odds with itself', path: '/scenario/184' },
  { title: 'a set of scenarios', path: '/set/climate-response-2050' },
  { title: 'my stuff', path: '/my-stuff' },
  { title: 'after a purchase', path: '/purchase-success' },
  { title: 'after a purchase broken off', path: '/purchase-cancelled' },
  { title: 'after a purchase that failed', path: '/purchase-error' },
  { title: 'after a success', path: '/success' },
  { title: 'nothing at this address', path: '/no/such/page', isMissing: true },
  { title: 'no such item', path: '/prediction/999999', isMissing: true },
  { title: 'no such set', path: '/set/no-such-set', isMissing: true },
  { title: 'the track record', path: '/record' },
  { title: 'the methods', path: '/method' },
  { title: 'the API docs', path: '/api/docs' },
]
