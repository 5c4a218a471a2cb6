/** The five STEEP categories that every item has one of. */
import { z } from 'zod'

export const categories = ['social', 'technological', 'economic', 'environmental', 'political'] as const
export const category = z.enum(categories)
export type Category = z.output<typeof category>

export const categoryTitles: Record<Category, string> = {
  social: 'Social',
  technological: 'Technological',
  economic: 'Economic',
  environmental: 'Environmental',
  political: 'Political',
}
