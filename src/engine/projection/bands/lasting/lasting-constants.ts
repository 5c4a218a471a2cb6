/** How bands of quarterly series grow by how far changes go on, fitted on pasts. Written by scripts/fit-lasting.ts: do not edit. */
import type { Lasting } from '../calibration.ts'

export const lastingConstants: Lasting = { power: 0.31, from: 2.7, usual: 0.81 }
