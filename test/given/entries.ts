/** Items as somebody writes them: the least that can be saved of each kind. */
const common = {
  summary: 'A summary that is long enough to be one.',
  body: 'Some words.',
  category: 'social',
  tags: ['testing'],
  horizon: { from: 2030, to: 2035 },
}

/** A trend that nobody measures: the least that can be written. */
export function aTrend(title = 'More people write down what they expect', other: object = {}) {
  return { kind: 'trend', title, ...common, ...other }
}

export function aPrediction(title = 'Will more people write down what they expect?', other: object = {}) {
  return {
    kind: 'prediction',
    title,
    ...common,
    question: { type: 'binary' },
    criteria: 'Yes if the survey of 2035 says so in its first table.',
    resolutionSource: 'The survey of 2035',
    opens: '2026-11-01',
    closes: '2035-06-01',
    resolves: '2035-12-31',
    ...other,
  }
}

/** In the set of `givenSet` (`test/content-as.ts`). */
export function aScenario(title: string, member: string, other: object = {}) {
  const details = { set: 'writing', states: { paper: 'much', pens: 'few' }, members: [{ to: member, outcome: 'yes' }] }
  return { kind: 'scenario', title, ...common, ...details, ...other }
}
