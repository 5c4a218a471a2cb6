/** The exponents of late steps, fitted on pasts. Written by scripts/fit-late-steps.ts: do not edit. */
import type { Period } from '../methods/central-forecast.ts'
import type { LateSteps } from './calibration.ts'

export const lateStepConstants: Readonly<Record<Period, LateSteps>> = {
  '1': { from: 6, exponents: [0.3, 0.21, 0.21] },
  '4': { from: 8, exponents: [0.31, 0.26, 0.26] },
  '12': { from: 12, exponents: [0.3, 0.29, 0.29] },
}

/** Of quarterly series of which it is told how far their changes go on. */
export const lastingLateSteps: LateSteps = { from: 8, exponents: [0.26, 0.23, 0.23] }
