/** For tests: the least that somebody may write in a prediction, and when. */
export const now = new Date('2026-11-21T09:00:00Z')
export const good = {
  question: { type: 'binary' },
  criteria: 'Resolves yes if NOAA says so on its page.',
  resolutionSource: 'NOAA',
  opens: '2026-11-21',
  closes: '2034-12-31',
  resolves: '2035-06-30',
}
export const own = (estimate: object) => ({ estimate, reason: 'The projection puts it there, and I follow.' })
