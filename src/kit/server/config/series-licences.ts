/** Which series its operator may show although their owners let nobody do so without a licence. */
import { z } from 'zod'
import { saying } from './words.ts'

const list = /^[a-z\d]+(-[a-z\d]+)*( *, *[a-z\d]+(-[a-z\d]+)*)*$/

export const seriesLicenceVariables = {
  SERIES_LICENCES: z
    .string()
    .regex(list, { error: saying('is no list of series, such as basic-water,basic-sanitation.') })
    .transform((text) => text.split(/ *, */))
    .default([]),
}
