/** The platforms: a line for each. */
import type { Place } from '../../place.ts'
import { placeOf } from '../../place.ts'
import type { Platform } from '../platform.ts'
import { kalshi } from './kalshi.ts'
import { manifold } from './manifold.ts'
import { metaculus } from './metaculus.ts'
import { polymarket } from './polymarket.ts'

export const platforms: readonly Platform[] = [manifold, polymarket, kalshi, metaculus]

export function platformOf(id: string): Platform | undefined {
  return platforms.find((one) => one.id === id)
}

export type QuestionThere = { platform: Platform; address: Record<string, string> }

/** Pasted: the question of the first platform that knows the address. Null where none does. */
export function questionAt(text: string): QuestionThere | null {
  const place: Place | null = placeOf(text)
  if (!place) return null
  for (const platform of platforms) {
    const address = platform.matches(place)
    if (address) return { platform, address }
  }
  return null
}
