/** Tables of numbers over some variables, as elimination multiplies and sums them. */

/** One number for every combination of the variables' states, the last variable counting fastest. */
export type Factor = {
  readonly variables: readonly number[]
  readonly sizes: readonly number[]
  readonly values: Float64Array
}

/**
 * The product of factors over all their variables: at every combination the product of what each says of its part
 * (Koller and Friedman 2009, definition 4.2). Of no factors it is 1. Worked: [2, 3] over a and [5, 7] over b give [10,
 * 14, 15, 21] over a, b.
 */
export function multiply(factors: readonly Factor[]): Factor {
  const sizeOf = new Map(
    factors.flatMap(({ variables, sizes }) => variables.map((variable, place) => [variable, sizes[place]!])),
  )
  const variables = [...sizeOf.keys()]
  const sizes = [...sizeOf.values()]
  const values = new Float64Array(sizes.reduce((product, size) => product * size, 1)).fill(1)
  for (const factor of factors) {
    const places = placesOf(factor, variables, sizes)
    for (let cell = 0; cell < values.length; cell++) values[cell]! *= factor.values[places[cell]!]!
  }
  return { variables, sizes, values }
}

/**
 * The factor without one of its variables: summed over its states. Worked: [10, 14, 15, 21] over a, b without b is [24,
 * 36].
 */
export function sumOut(factor: Factor, variable: number): Factor {
  const left = factor.variables.flatMap((one, place) => (one === variable ? [] : [place]))
  const smaller = {
    variables: left.map((place) => factor.variables[place]!),
    sizes: left.map((place) => factor.sizes[place]!),
  }
  const values = new Float64Array(smaller.sizes.reduce((product, size) => product * size, 1))
  const places = placesOf({ ...smaller, values }, factor.variables, factor.sizes)
  factor.values.forEach((value, cell) => (values[places[cell]!]! += value))
  return { ...smaller, values }
}

/**
 * The factor with one of its variables held in a state, and gone. Worked: [10, 14, 15, 21] over a, b with b in state 1
 * is [14, 21].
 */
export function restrict(factor: Factor, variable: number, state: number): Factor {
  const at = factor.variables.indexOf(variable)
  if (at < 0) return factor
  const allowed = new Float64Array(factor.sizes[at]!)
  allowed[state] = 1
  return sumOut(multiply([factor, { variables: [variable], sizes: [allowed.length], values: allowed }]), variable)
}

/** For every combination of `variables` the cell of the factor it belongs to. */
function placesOf(factor: Factor, variables: readonly number[], sizes: readonly number[]): Int32Array {
  const steps = variables.map((variable) => {
    const at = factor.variables.indexOf(variable)
    return at < 0 ? 0 : factor.sizes.slice(at + 1).reduce((product, size) => product * size, 1)
  })
  const places = new Int32Array(sizes.reduce((product, size) => product * size, 1))
  // Built up from the last variable, whose cells are repeated for each further state of the one before.
  let filled = 1
  for (let place = variables.length - 1; place >= 0; place--) {
    for (let state = sizes[place]! - 1; state > 0; state--) {
      for (let cell = 0; cell < filled; cell++) places[state * filled + cell] = places[cell]! + state * steps[place]!
    }
    filled *= sizes[place]!
  }
  return places
}
