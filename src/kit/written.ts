/** Numbers and days as people write them in any form: none that no chart and no sentence could show. */
import { z } from 'zod'

/** Charts and words can do nothing with larger or smaller ones. */
export const amount = z
  .number()
  .min(-1e40)
  .max(1e40)
  .refine((value) => value === 0 || Math.abs(value) >= 1e-30, 'is too close to 0')

export const writtenDay = z.iso
  .date()
  .refine((day) => day >= '1900-01-01' && day <= '2300-12-31', 'is not between 1900 and 2300')
