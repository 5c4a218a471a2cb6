/** The parts of the page of methods, in their order. Pages link to them by these names. */
export const parts = [
  { id: 'reading', title: 'Files that people bring' },
  { id: 'projection', title: 'Projection and bands' },
  { id: 'networks', title: 'Networks beside the methods' },
  { id: 'chance-of-reaching', title: 'The chance of a value' },
  { id: 'backtest', title: 'Backtest' },
  { id: 'direction', title: 'Direction' },
  { id: 'momentum', title: 'Momentum' },
  { id: 'maturity', title: 'Maturity' },
  { id: 'crossing', title: 'Time to a threshold' },
  { id: 'ratings', title: 'Ratings by readers' },
  { id: 'model', title: 'The model of a prediction' },
  { id: 'house-forecast', title: 'Farsight’s forecast' },
  { id: 'house-and-model', title: 'Farsight and the model together' },
  { id: 'crowd', title: 'The crowd' },
  { id: 'machine', title: 'The machine' },
  { id: 'scores', title: 'Scores of people' },
  { id: 'scenario-probability', title: 'The chance of a scenario' },
  { id: 'incoherence', title: 'What does not fit together' },
  { id: 'consistency', title: 'Whether a world is consistent' },
  { id: 'analysis', title: 'Analyses' },
] as const

export type PartName = (typeof parts)[number]['id']

export function titleOfPart(name: PartName): string {
  return parts.find(({ id }) => id === name)?.title ?? ''
}
