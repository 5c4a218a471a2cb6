/** What must a fitted CDF go through? */

/** The share `probability` of the mass lies at or below `place`, 0 to 1 on the scale. */
export type Knot = { readonly probability: number; readonly place: number }
