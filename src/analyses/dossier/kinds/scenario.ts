/** Scenarios in a dossier: each tells something, whatever it holds. */
import { scenario as kind } from '#scenarios/kind.ts'
import type { DossierKind } from '../dossier-kind.ts'
import { fitsWell } from '../fit.ts'

export const scenario: DossierKind = {
  kind,
  most: 8,
  ofTrend: 20,
  list: 'scenarios',
  isMeasured: false,
  saysSomething: () => true,
  isMeasuredIn: () => false,
  unitOf: () => null,
  turnsOf: () => [],
  cameOf: () => null,
  gapsIn: ({ items }) =>
    items.some((item) => item.kind === kind.name && (fitsWell(item) || item.because === 'link'))
      ? []
      : ['No scenario covers this.'],
}
