/** The platforms from which one may bring one's own forecasts. One that is not in the list does not compile. */
import type { PlatformName } from '../words.ts'
import { fatebook } from './fatebook/fatebook.ts'
import { manifold } from './manifold/manifold.ts'
import { metaculus } from './metaculus/metaculus.ts'
import type { Platform } from './platform.ts'

export const platforms: Record<PlatformName, Platform> = { metaculus, manifold, fatebook }
