/** Of fields that hold a year: as far as a reading may name one (`ask/given.ts`). */
export const year = { min: 1000, max: 9999, step: 1, inputMode: 'numeric' } as const
