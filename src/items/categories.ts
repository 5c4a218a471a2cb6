/** The category that every item has one of, as it comes from outside. */
import { z } from 'zod'
import { categories } from './category-titles.ts'

export { categories, type Category } from './category-titles.ts'
export const category = z.enum(categories)
