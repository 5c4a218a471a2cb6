/** Numbers, days and addresses as people write them in any form: none that no chart, sentence or link could show. */
import { z } from 'zod'
import { whyNotLink, writtenLink } from './link.ts'

/** Charts and words can do nothing with larger ones, nor with those that lie nearer to 0. */
export const amountReach = { most: 1e40, least: 1e-30 } as const

export const amount = z
  .number()
  .min(-amountReach.most)
  .max(amountReach.most)
  .refine((value) => value === 0 || Math.abs(value) >= amountReach.least, 'is too close to 0')

export const writtenDay = z.iso
  .date()
  .refine((day) => day >= '1900-01-01' && day <= '2300-12-31', 'is not between 1900 and 2300')

/** Of a page that readers may be led to. */
export const pageLink = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .superRefine((text, context) => {
    const message = whyNotLink(text)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .transform(writtenLink)
