/**
 * The five STEEP categories and what people call them. Apart from their schema, so that a browser needs none to name
 * them.
 */
export const categories = ['social', 'technological', 'economic', 'environmental', 'political'] as const
export type Category = (typeof categories)[number]

export const categoryTitles: Record<Category, string> = {
  social: 'Social',
  technological: 'Technological',
  economic: 'Economic',
  environmental: 'Environmental',
  political: 'Political',
}
