/** What a call of a language model cost. */
export const sayDollars = (dollars: number): string =>
  dollars > 0 && dollars < 0.01 ? 'under US$0.01' : `US$${dollars.toFixed(2)}`
