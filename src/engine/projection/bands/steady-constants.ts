/** How much narrower the bands of steady series are, fitted on pasts. Written by scripts/fit-steady.ts: do not edit. */
import type { Steadiness } from './calibration.ts'

export const steadyConstants: Steadiness = { power: 0.69, fading: 0.27 }
