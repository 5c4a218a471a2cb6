/** What a person has answered about the files of a series, as it is kept with it: none of it is longer than names are. */
import { z } from 'zod'
import { gatheredBy, gatheredTo } from './given.ts'

const name = z.string().min(1).max(300)

export const mapping = z.strictObject({
  column: name.exactOptional(),
  key: z
    .record(name, z.string().max(300))
    .refine((key) => Object.keys(key).length <= 20, 'names more than 20 columns')
    .exactOptional(),
  entity: name.exactOptional(),
  frequency: z.enum(['yearly', 'quarterly', 'monthly', 'daily']).exactOptional(),
  yearOf: z.enum(['start', 'end']).exactOptional(),
  gather: z.strictObject({ to: z.enum(gatheredTo), by: z.enum(gatheredBy) }).exactOptional(),
  decimal: z.enum(['.', ',']).exactOptional(),
  dateOrder: z.enum(['dmy', 'mdy']).exactOptional(),
  centuryFrom: z.int().min(1000).max(2900).exactOptional(),
  excelDates: z.literal([1900, 1904]).exactOptional(),
  section: name.exactOptional(),
  sheet: name.exactOptional(),
  member: name.exactOptional(),
  scale: z.number().positive().min(1e-15).max(1e15).exactOptional(),
  projections: z.literal('leave').exactOptional(),
})
